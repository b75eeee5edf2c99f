/** POSTs that try a secret or send a mail. The patterns match the path inside the API. */
export const SENSITIVE: readonly RegExp[] = [
  /^\/api-token-auth\/?$/,
  /^\/session\/(second-step|proof|passkey)\/?$/,
  /^\/register(-user)?(\/|$)/,
  /^\/feedback(\/|$)/,
  /^\/forgot-password(\/|$)/,
  /^\/reset-password(\/|$)/,
  /^\/(resend-verification|verify-email)(\/|$)/,
  /^\/user\/\d+\/resend_email\/?$/,
  /^\/institution-helper\/?$/,
];
