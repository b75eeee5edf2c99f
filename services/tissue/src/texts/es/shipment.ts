export default {
  confirmedAlready: 'Este envío ya se confirmó',
  notOnItsWay: 'Un envío se puede confirmar después de que haya salido',
  otherSamples: 'Indique si llegó cada muestra de la lista',
};
