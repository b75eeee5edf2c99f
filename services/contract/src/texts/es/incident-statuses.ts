export default { new: 'Nuevo', in_progress: 'En curso', closed: 'Cerrado' };
