/** What a light-year is. */
export const LIGHT_YEAR_POINTS = {
  distance: `
    reject time ...(no distance).. light take/travel/reach/need | speed of light
    accept distance/far/length/metre/kilometre ... light/lite/it/ray
    accept light ... distance/far/length
    earns: the distance that light travels in a year
    earns: how far light goes in one year
    earns: the distanse light travels in space
    earns: distance travelled by light in 1 year
    misses: the time light takes to reach the Earth
    misses: the time that light travels in a year
    misses: a year
    misses: the distance from the Sun
    misses: the speed of light in a year`,
  year: `
    reject month/hour/second/minute, without year
    accept in/per/over/during/every/each one/1/single/whole year | in/per/every/each year | takes one/1 year | travel/go/cover/move year | 365 day
    earns: the distance that light travels in a year
    earns: how far light goes in one year
    earns: distance covered by light in 1 yeer, per year
    misses: the distance that light travels
    misses: a light-year
    misses: the distance light travels in a second`,
}
