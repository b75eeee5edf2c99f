export default { Vials: 'Viales' };
