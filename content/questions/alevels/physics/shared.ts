export const rad = (degrees: number) => (degrees * Math.PI) / 180
