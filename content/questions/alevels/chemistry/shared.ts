/** A charge as chemists write it: 2+, −. */
export const chargeText = (charge: number) =>
  `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '−'}`
