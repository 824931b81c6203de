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

/** What a galaxy is. */
export const MANY_STARS = `
  MANY = many/billion/million/group/collection/cluster/lot/large/huge/number/system/thousand/trillion/hundred/multiple/set/full
  reject planet ...(no star).. Sun
  reject "a star"/"one star"/"single star", without "stars"
  reject all/Universe/everything ... star, without group/collection/cluster/billion/million/many
  accept MANY ... star | star ... MANY | contain/made/consist/includes/of star
  accept star ... gravity/together
  unsure star
  earns: a group of many billions of stars
  earns: it is a large collection of stars
  earns: a hugh number of sters held together by gravity
  earns: billions of stars
  misses: a group of planets
  misses: a group of planets and a star
  misses: all the stars in space
  misses: the Sun and its planets
  misses: something very large in space
  misses: a cloud of gas and dust`

/** Why distances of stars are given in light-years. */
export const TOO_LARGE_IN_KILOMETRES = `
  BIG = large/big/great/huge/high/long/enormous/far/vast/many/giant/massive
  reject star BIG, without distance/number/far/away/kilometre/km
  accept kilometre/km/unit ... too small/short/little | million/billion/trillion ... kilometre/km
  accept light year ... large/larger/big/bigger/long/longer unit/distance
  accept BIG ... distance/number/figure/digit/zero/value/kilometre/km | distance/number/figure/value/they/it/star ... BIG
  accept easy/easier/convenient/simple/simpler/manageable/shorter/smaller ... number/write/read/use/value/figure/compare/understand
  accept number/value/figure ... easier/simpler/smaller/shorter/manageable
  accept too many/large/big/long/great/far
  unsure BIG | easier/convenient/simpler
  earns: the distances are very large
  earns: the number of kilometres would be too big
  earns: stars are extremly far away, the nubers are huge
  earns: it gives smaller numbers that are easier to write
  earns: there would be too many zeros
  misses: because light is fast
  misses: the stars are very large
  misses: kilometres are only used on the Earth
  misses: the distances are in space
  misses: light-years measure time`
