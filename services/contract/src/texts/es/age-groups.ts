export default {
  '0–5 years': '0–5 años',
  '6–11 years': '6–11 años',
  '12–17 years': '12–17 años',
  '18–29 years': '18–29 años',
  '30 years and older': '30 años o más',
};
