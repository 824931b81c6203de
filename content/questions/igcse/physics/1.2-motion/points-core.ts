import { judged } from '@/lib/exams/authoring/marks'
import { SAME, UP_DOWN } from '../ideas'

export const AT_REST = judged(
  'the line is horizontal (gradient zero) / the distance does not change',
  `
  ${SAME}
  LINE = line/graph/gradient/slope
  FLAT = horizontal/flat/level/plateau
  reject speed ...(no 0).. constant/same/steady | constant/steady speed
  reject LINE ...(no 0/flat/horizontal/constant).. rise/increase/steep/fall/decrease/diagonal
  reject vertical
  accept FLAT | parallel ... axis/time | straight across
  FAR = distance/displacement/position
  accept FAR ... SAME | SAME FAR | not FAR | FAR not increase/move/go/change
  accept gradient/slope/steepness 0 | not gradient/slope/steepness | 0 gradient/slope | not rise/steep/inclined | LINE not go up
  accept not move/cover/travel ... distance
  unsure straight | constant/same/steady | not change | time, distance
  earns: the line is horizontal
  earns: the distance stays the same
  earns: it is a horisontal line
  earns: the gradient is zero
  misses: the line goes up
  misses: the speed is constant
  misses: the student has stopped`,
)

/** PQ, P to Q, P-Q. */
function sections(winner: string, loser: string): string {
  const named = (name: string) => {
    const [from, to] = [...name.toLowerCase()]
    return `${name.toLowerCase()} | ${from} to ${to} | ${from} and ${to} | ${from} ${to}`
  }
  return `
    WINNER = ${named(winner)}
    LOSER = ${named(loser)}`
}

/** In which of two parts of a distance–time graph the speed is greater. */
export const fasterSection = (winner: string, loser: string) =>
  judged(
    winner,
    `
    ${UP_DOWN}
    ${sections(winner, loser)}
    reject LOSER ...(no WINNER/than/less/slow/low/DOWN).. steep/fast/great/high/quick/more
    reject WINNER ...(no LOSER/than/time/distance/in).. slow/low | WINNER ...(no LOSER/than).. less steep
    accept WINNER
    unsure slope/gradient
    earns: ${winner}
    earns: the speed is greater in ${winner}
    earns: ${winner} has a greater spead because it is steaper than ${loser}
    misses: ${loser}
    misses: ${loser} because it is steeper
    misses: they have the same speed`,
  )

export const steeperSection = (winner: string, loser: string) =>
  judged(
    'its line is steeper (greater gradient) / more distance in the same time',
    `
    ${UP_DOWN}
    ${sections(winner, loser)}
    GRADIENT = gradient/slope/steepness/incline/angle
    reject LOSER & without WINNER
    reject LOSER ...(no WINNER/than/less/slow/low/DOWN).. steep/fast/great/high/quick/more
    reject WINNER ...(no LOSER/than).. less steep | WINNER ...(no LOSER/than).. GRADIENT ...(no LOSER/than/UP).. DOWN
    accept LOSER ...(no WINNER).. less steep | LOSER ...(no WINNER).. not steep
    accept steep/stepper/sharp/sharper | GRADIENT ...(no DOWN).. UP | UP GRADIENT
    accept LOSER ...(no WINNER).. GRADIENT ...(no WINNER).. DOWN | DOWN GRADIENT ... LOSER | LOSER ...(no WINNER).. DOWN GRADIENT
    accept more/large/great/further/longer distance ... same/less/short/each/every/per time/second
    accept same distance ... less/short time | far/further ... same/less/short time
    unsure GRADIENT | distance, time | rise/increase/go/up ... quick/fast/rapidly | rise/increase/go/up more
    earns: because the line is steeper
    earns: it has a bigger gradient
    earns: it has a bigger gradiant
    earns: it covers more distance in the same time
    misses: because it is faster
    misses: ${loser} is steeper
    misses: it is longer`,
  )

export const ACCELERATES = judged(
  'it accelerates / its speed increases (at a constant rate)',
  `
  ${UP_DOWN}
  FASTER = accelerate/acceleration/faster/quicker | speed up | speed ... UP | velocity ... UP | UP speed | UP velocity | pick up speed
  unsure FASTER, constant/steady/uniform speed
  reject constant/steady/uniform/same speed/velocity | speed ...(no rate/UP/acceleration).. constant/same
  reject decelerate/deceleration/slow | slow down | speed ...(no UP).. DOWN | DOWN speed
  accept FASTER
  unsure UP
  earns: it is accelerating
  earns: the speed increases at a constant rate
  earns: it has a constant aceleration
  earns: it gets faster and faster
  misses: it moves at constant speed
  misses: it slows down
  misses: it moves in a straight line`,
)

export const BALANCED_FORCES = judged(
  'they are equal (in size and opposite in direction) / balanced / there is no resultant force',
  `
  EQUAL = equal/same/balance/cancel/match/"="/identical | equal/same size/magnitude
  accept as large/big/great/strong/much as
  reject not EQUAL | unequal/unbalanced/different | same direction
  reject forward/driving/push/thrust ...(no EQUAL).. greater/larger/bigger/more/stronger/higher/smaller/less
  reject resistance/friction/drag/backward ...(no EQUAL).. greater/larger/bigger/more/stronger/higher/smaller/less
  accept EQUAL | not resultant/net/overall/difference | resultant/net/overall ... 0
  accept equilibrium
  earns: they are equal
  earns: the forces are ballanced
  earns: the forward force is the same as the resistance
  earns: there is no resultant force
  misses: the forward force is greater than the resistance
  misses: the forces are unbalanced
  misses: the resistance is smaller`,
)

export const VELOCITY_HAS_DIRECTION = judged(
  'velocity has a direction, or is speed in a given direction (speed has no direction)',
  `
  reject speed ...(no velocity/only/while/but/and).. vector
  reject speed ...(no velocity/in/"+"/plus/with/and/while/but/only).. direction
  reject velocity ...(no speed/while/but/and).. scalar
  reject velocity is speed ...(no speed/but/and/while/whereas/has).. not direction
  reject velocity ...(no speed/while/but/and).. not direction
  accept velocity ... direction/vector | direction ... velocity
  accept speed in/with/and/"+"/plus ... direction
  accept speed ... not direction | speed ... scalar
  unsure direction/vector/scalar/displacement
  earns: velocity has a direction
  earns: Velocity is speed in a certain direction
  earns: speed has no direcktion but velocity does
  earns: velocity is a vector and speed is a scalar
  misses: speed has direction and velocity does not
  misses: velocity is faster
  misses: speed is distance divided by time`,
)
