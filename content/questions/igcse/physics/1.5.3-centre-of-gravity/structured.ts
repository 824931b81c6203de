import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { arrow, dot, type Point, polygon, text } from '@/lib/figures/shapes'
import { UP_DOWN } from '../ideas'
import { rounded, two } from '../shared'

const { core, templates } = questionsOf('structured', '1.5.3', { calculator: 'needed' })

export { templates }

const CENTRE = 'CENTRE = centre/center/cog/com/g'

const TALL = [
  {
    name: 'bookcase',
    depth: [0.3, 0.44],
    height: [1.5, 1.9],
    weight: [300, 900],
    low: 'put the heavy books on the lowest shelf',
  },
  {
    name: 'filing cabinet',
    depth: [0.44, 0.6],
    height: [1.3, 1.5],
    weight: [400, 900],
    low: 'put the heavy files in the lowest drawer',
  },
  {
    name: 'drinks machine',
    depth: [0.6, 0.8],
    height: [1.7, 1.9],
    weight: [1800, 2900],
    low: 'put the heaviest bottles at the bottom',
  },
  {
    name: 'wardrobe',
    depth: [0.5, 0.6],
    height: [1.7, 2],
    weight: [500, 1200],
    low: 'keep heavy things in the lowest drawer',
  },
  {
    name: 'tool cabinet',
    depth: [0.4, 0.56],
    height: [1.3, 1.6],
    weight: [600, 1200],
    low: 'put the heavy tools in the lowest drawer',
  },
] as const

core('stability-of-a-tall-object', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const item = random.pick(TALL)
    const depth = random.step(item.depth[0], item.depth[1], 0.02)
    const height = random.step(item.height[0], item.height[1], 0.1)
    const part = random.step(0.36, 0.48, 0.02) // height of the centre of gravity
    const limit = (Math.atan(depth / 2 / (part * height)) * 180) / Math.PI
    const topples = random.chance(0.5)
    const angle = Math.round(limit + (topples ? 1 : -1) * random.int(8, 10))
    const weight = random.step(item.weight[0], item.weight[1], 20)
    const push = random.step(1, Math.min(1.4, height - 0.1), 0.1)
    return angle < 6 ? null : { item, depth, height, part, topples, angle, weight, push }
  },
  make: ({ item, depth, height, part, topples, angle, weight, push }) => {
    const { name } = item
    const unit = 132 / height
    const [ex, ey] = [170, 176]
    const turn = (angle * Math.PI) / 180
    /** A point of the object: units to the left of its right-hand edge and units up its side. */
    const at = (left: number, up: number): Point => [
      ex - left * Math.cos(turn) + up * Math.sin(turn),
      ey - left * Math.sin(turn) - up * Math.cos(turn),
    ]
    const [gx, gy] = at((depth * unit) / 2, part * height * unit)
    const force = (weight * (depth / 2)) / push
    const tilted =
      ground(60, ey, 300, ey) +
      polygon(
        [at(0, 0), at(depth * unit, 0), at(depth * unit, height * unit), at(0, height * unit)],
        'l sunk',
      ) +
      dot(gx, gy) +
      text(gx, gy - 8, 'G', { anchor: 'middle', cls: 'b' }) +
      text(topples ? ex - 4 : ex + 4, ey + 22, 'E', { anchor: 'middle', cls: 'b' })
    return {
      stem: `A student investigates centres of gravity, first with a thin card of irregular shape and then with a ${name}.`,
      parts: {
        a: ask.written({
          prompt: 'Describe an experiment to find the position of the centre of gravity of the card.',
          scheme: [
            judged(
              'hang the card from a pin through a hole near its edge, so that it can swing freely',
              `
              LINE = plumb/plumbline/line/string/thread/bob
              CARD = card/it/lamina/shape/sheet/paper/cardboard
              HANG = hang/suspend/pin/dangle/pivot/hook
              accept HANG ...(no LINE).. CARD | CARD ...(no LINE).. HANG
              accept swing/hang/rotate/move freely
              accept hole ... pin/nail/hang/suspend
              earns: hang the card from a pin
              earns: the card is suspennded from a nail
              earns: make a hole and hang it so it can swing
              misses: hang a plumb line
              misses: balance the card on a ruler
              misses: measure the mass of the card`,
            ),
            judged(
              'hang a plumb line from the same pin and mark the line of its thread on the card (when at rest)',
              `
              PLUMB = plumb/plumbline/bob/pendulum | string/thread/line ... weight/mass
              DRAW = draw/mark/trace/drawn/sketch
              accept PLUMB & DRAW
              accept DRAW ... string/thread
              unsure vertical line | PLUMB
              earns: hang a plumb line and draw a line along it
              earns: mark where the string hangs
              earns: Put a plum line on the pin. Trace its line on the card
              misses: draw a line across the card
              misses: hang the card from a pin
              misses: find where it balances`,
            ),
            judged(
              'repeat with another hole, in another part of the card',
              `
              OTHER = another/other/different/second/new/more/two/three
              accept OTHER ...(no line/plumb).. hole/point/position/place/corner/edge/side/part/location
              accept repeat/again ... hole/point/position/place/corner/edge/side
              unsure repeat/again/same
              earns: repeat this from another hole
              earns: do it again from a diffrent point
              earns: hang it from two different corners
              misses: hang the card from a pin
              misses: draw a line
              misses: take the mean`,
            ),
            judged(
              'the centre of gravity is where the lines cross',
              `
              accept cross/intersect/intersection/meet
              accept line ... coincide/overlap
              earns: the centre of gravity is where the lines cross
              earns: find the point where the lines intercect
              earns: it is where both lines meet
              misses: the centre of gravity is in the middle
              misses: the centre of gravity is on the line
              misses: it balances there`,
            ),
          ],
          modelAnswer:
            'The student makes a hole near the edge of the card and hangs the card from a pin, so that it can swing freely. A plumb line is hung from the same pin. When both are at rest, the line of the thread is marked on the card. This is repeated with a second hole in another part of the card. The centre of gravity is at the point where the two lines cross.',
          solution:
            'A card that hangs freely comes to rest with its centre of gravity vertically below the pin, on the line of the thread. One line is not enough: the centre of gravity is where two lines cross.',
        }),
        'b.i': ask.draw({
          lead: `The ${name} is tilted about its lower edge E and released. The diagram shows it at the moment of release. G is its centre of gravity.`,
          prompt: `Draw an arrow from G, down to the ground, along the line in which the weight of the ${name} acts.`,
          figure: figure(
            {
              name: 'motion-forces-and-energy/tilted-object-with-centre-of-gravity',
              title: 'A tall object, tilted about its lower edge E',
              description: `Side view of a tall object that has been tilted to the right, so that it stands on its lower right-hand edge E. Its centre of gravity G is marked in its middle.`,
              height: 206,
            },
            tilted,
          ),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [gx, gy], within: 7 },
                { at: [gx, (gy + ey) / 2], within: 4 },
                { at: [gx, ey - 5], within: 6 },
              ],
            },
          ],
          modelFigure: figure(
            {
              name: 'motion-forces-and-energy/tilted-object-with-centre-of-gravity-model',
              title: 'The weight of a tilted object',
              description: 'A vertical arrow from G down to the ground shows the weight.',
              height: 206,
            },
            tilted,
            arrow(gx, gy, gx, ey, { cls: 'g' }),
          ),
          scheme: ['vertical arrow down from G'],
          solution:
            'The weight acts at the centre of gravity and vertically downwards, however the object is tilted.',
        }),
        'b.ii': ask.written({
          prompt: 'State and explain what happens when it is released.',
          command: 'State and explain',
          marks: 2,
          scheme: topples
            ? [
                judged(
                  'it topples / falls over (to the right)',
                  `
                  FALL = topple/fall/tip/overturn/tumble/collapse
                  reject not FALL | upright/return/original/stable | FALL/rock/go/come back
                  reject left, without right
                  accept FALL
                  unsure turn/rotate/right, without clockwise
                  earns: it falls over
                  earns: it toples
                  earns: the ${name} will tip over to the right
                  misses: it falls back to the left
                  misses: it does not topple
                  misses: it stays stable`,
                ),
                judged(
                  'the vertical line through G (line of action of the weight) is outside the base, or: the weight has a clockwise moment about E',
                  `
                  ${CENTRE}
                  ANTI = anticlockwise/counterclockwise | anti/counter clockwise
                  BASE = base/e/edge/pivot/area/bottom
                  LINE = CENTRE/weight/line/gravity/it
                  reject not topple/fall/tip | inside/within/above/over BASE | ANTI ... moment | LINE ... left ... e
                  accept not (pass/through/in ... BASE)
                  accept outside/beyond/past/off BASE | outside | not inside/within/above/over BASE
                  accept LINE ... right ... BASE | clockwise moment | moment ... clockwise
                  unsure LINE ... BASE
                  earns: the line of its weight is outside the base
                  earns: its weight has a clockwise moment
                  earns: G is beyound the edge E
                  misses: its centre of gravity is inside the base
                  misses: it is too heavy
                  misses: it topples`,
                ),
              ]
            : [
                judged(
                  'it falls back to its upright position (does not topple)',
                  `
                  TOPPLE = topple/tip/overturn/tumble/collapse | fall over/down
                  reject TOPPLE | fall ...(no back).. right
                  accept not TOPPLE/fall | back/upright/return/original/stable
                  unsure left/fall
                  unsure rotate/turn, without clockwise
                  earns: it goes back to where it was
                  earns: it does not topple
                  earns: it retuns to its upright position
                  misses: it falls over
                  misses: it topples to the right
                  misses: it slides to the right`,
                ),
                judged(
                  'the vertical line through G (line of action of the weight) is inside the base, or: the weight has an anticlockwise moment about E',
                  `
                  ${CENTRE}
                  ANTI = anticlockwise/counterclockwise | anti/counter clockwise
                  BASE = base/e/edge/pivot/area/bottom
                  LINE = CENTRE/weight/line/gravity/it
                  reject outside/beyond/past/off BASE | LINE ... right ... e
                  accept inside/within/above/over BASE | inside | not outside/beyond/past BASE
                  accept LINE ... left ... BASE | ANTI ... moment | moment ... ANTI
                  unsure LINE ... BASE
                  earns: the line of its weight is inside the base
                  earns: its weight has an anticlockwise moment
                  earns: the vertical line through G is withn the base
                  misses: its centre of gravity is outside the base
                  misses: it is very heavy
                  misses: it falls back`,
                ),
              ],
          modelAnswer: topples
            ? `The ${name} topples. The vertical line through its centre of gravity falls outside its base, to the right of E, so the moment of its weight about E turns it further over.`
            : `The ${name} falls back to its upright position. The vertical line through its centre of gravity is still inside its base, to the left of E, so the moment of its weight about E turns it back.`,
          solution: topples
            ? 'Look at where the vertical line through G meets the ground. It is beyond E, outside the base, so the moment of the weight increases the tilt.'
            : 'Look at where the vertical line through G meets the ground. It is on the same side of E as the base, so the moment of the weight reduces the tilt.',
        }),
        c: ask.number({
          lead: `The ${name} stands upright on level ground. Its weight is ${quantity(weight, 'N')} and it measures ${quantity(depth, 'm', 2)} from front to back. Its centre of gravity is midway between front and back. A horizontal force pushes it forwards at a height of ${quantity(push, 'm', 2)}. The front edge at the bottom does not slide.`,
          prompt: `Calculate the force that is just large enough to tip the ${name} about its front edge.`,
          subtopic: '1.5.2',
          answer: force,
          unit: 'N',
          scheme: [
            `C1 moments about the front edge are equal, or *F* × ${two(push)} = ${weight} × ${two(depth / 2)}`,
            `A1 ${rounded(force, 'N')}`,
          ],
          solution: `The weight acts ${two(depth)} ÷ 2 = ${quantity(depth / 2, 'm', 2)} behind the front edge. It begins to tip when the moment of the push is equal to the moment of the weight about this edge: *F* × ${two(push)} = ${weight} × ${two(depth / 2)}.

*F* = ${plain((weight * depth) / 2)} ÷ ${two(push)} = ${rounded(force, 'N')}.`,
        }),
        d: ask.written({
          prompt: `Suggest **one** way to make the ${name} more stable without fixing it to anything.`,
          lines: 1,
          scheme: [
            judged(
              `lower its centre of gravity, for example: ${item.low} / make its base wider (deeper)`,
              `
              ${CENTRE}
              ${UP_DOWN}
              LOW = low/lower/lowest/down/bottom/base/underneath
              THINGS = heavy/weight/mass/load/book/file/bottle/thing/tool/item/stuff
              reject raise/high/top ...(no LOW).. CENTRE/THINGS | THINGS ...(no LOW).. top/high | narrow base
              reject fix/bolt/wall/screw/glue/attach
              accept DOWN/bring ... CENTRE | CENTRE ... DOWN | DOWN height | short
              accept THINGS ... LOW | LOW ... heavy/weight
              accept wide/broad/widen/deep/large/big/increase/more ... base/feet/bottom | base ... wide/broad/deep/large/big/increase
              earns: lower its centre of gravity
              earns: put heavy things at the bottom
              earns: give it a wider botom
              misses: make it heavier
              misses: put the heavy things at the top
              misses: fix it to the wall`,
            ),
          ],
          modelAnswer: `Lower its centre of gravity: ${item.low}.`,
          solution:
            'Stability needs a low centre of gravity or a wide base. In both cases it must be tilted further before the vertical line through G leaves the base. “Make it heavier” does not score.',
        }),
      },
    }
  },
  verify: ({ depth, weight, push }) => {
    let [low, high] = [0, weight * 10]
    for (let step = 0; step < 200; step += 1) {
      const middle = (low + high) / 2
      if (middle * push < (weight * depth) / 2) low = middle
      else high = middle
    }
    return { c: low }
  },
})
