/**
 * Exponential and logarithm from + − × ÷ alone. IEEE 754 fixes these four to the bit, while
 * `Math.exp` and `Math.log` may differ between engines, and a result has to be the same in all.
 */
const LN2 = 0.6931471805599453;

/** e to the power of x, for |x| below 700; relative error below 1e-14. */
export function exponential(x: number): number {
  const halvings = Math.round(x / LN2);
  const rest = x - halvings * LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 18; n += 1) {
    term = (term * rest) / n;
    sum += term;
  }
  return scaleByPowerOfTwo(sum, halvings);
}

/** Natural logarithm of a positive, normal number; relative error below 1e-14. */
export function logarithm(x: number): number {
  let mantissa = x;
  let exponent = 0;
  while (mantissa > 1.5) {
    mantissa /= 2;
    exponent += 1;
  }
  while (mantissa < 0.75) {
    mantissa *= 2;
    exponent -= 1;
  }
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let power = ratio;
  let sum = 0;
  for (let n = 1; n <= 41; n += 2) {
    sum += power / n;
    power *= square;
  }
  return 2 * sum + exponent * LN2;
}

function scaleByPowerOfTwo(value: number, exponent: number): number {
  let scaled = value;
  for (let n = exponent; n > 0; n -= 1) scaled *= 2;
  for (let n = exponent; n < 0; n += 1) scaled /= 2;
  return scaled;
}
