/** Words of app. */
export const app = {
  // expose
  institutionPanel: 'Su institución',
  onboardingPanel: 'Sus próximos pasos',
  requestsPanel: 'Solicitudes recientes',
  updatesPanel: 'Vencimientos y renovaciones',
  projectsPanel: 'Proyectos',
  datasetsPanel: 'Conjuntos de datos',
} as const;
