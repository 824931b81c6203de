/** Lists for the rules of points (`judged`): how students say that a quantity changes or compares. */
export const CHANGE_WORDS = `
UP = increase/rise/raise/grow/more/large/larger/great/greater/big/bigger/high/higher/strong/stronger/strongest/double/max*/(go up)
DOWN = decrease/reduce/fall/drop/less/small/smaller/low/lower/weak/weaker/fewer/lessen/decline/little/diminish/min*/(go down)
SAME = same/constant/unchanged/unaffected/cancel/"not change"/"no change"/"doesnt change"/"dont change"/"not affect"/"no effect"/"no difference"/"nothing happens"/"nothing changes"/"not be affected"
REVERSE = reverse/opposite/swap/switch/invert/flip/alternate/(change direction)/(direction ... change)/(change way)/(other way)/(other direction)/(different direction)
`
