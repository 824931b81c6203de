import { figure } from '@/lib/figures/figure'
import { rect } from '@/lib/figures/shapes'
import { flemingHand, gripCoil, gripWire } from '../hands'
import { tongs } from '../heating'

export const pieces = [
  figure(
    {
      name: 'kit/left-hand-rule',
      title: 'Fleming’s left-hand rule',
      description:
        'A left hand. The thumb points up and is marked motion or force, the first finger points to the right along the field, and the second finger points out of the page along the current. The three are at right angles.',
      height: 270,
    },
    flemingHand({ hand: 'left', x: 160, y: 136 }),
  ),
  figure(
    {
      name: 'kit/right-hand-rule',
      title: 'Fleming’s right-hand rule',
      description:
        'A right hand. The thumb points up along the motion of the wire, the first finger points to the left along the field, and the second finger points out of the page along the induced current.',
      height: 270,
    },
    flemingHand({ hand: 'right', x: 200, y: 136 }),
  ),
  figure(
    {
      name: 'kit/grip-wire',
      title: 'The right-hand grip rule for a straight wire',
      description:
        'A right hand grips an upright wire. The thumb points up along the wire, marked current. The fingers curl round the wire; a circle round the wire with an arrow to the right at its front is marked field.',
      height: 270,
    },
    gripWire({ x: 200, y: 144 }),
  ),
  figure(
    {
      name: 'kit/grip-coil',
      title: 'The right-hand grip rule for a coil',
      description:
        'A right hand lies on a coil. The fingers point down the front of the turns, in the direction of the current. The thumb points to the right, to the end that is marked N pole.',
      height: 250,
    },
    gripCoil({ x: 150, y: 168 }),
  ),
  figure(
    {
      name: 'kit/tongs',
      title: 'Tongs that hold a radioactive source',
      description:
        'Two pairs of long tongs. The jaws of the first hold a small source; its handles are far from it on the right. The second pair points down to the left.',
      height: 120,
    },
    rect(44, 54, 12, 12, 'l hl'),
    tongs(50, 60, 150, 0, 14),
    tongs(240, 100, 110, 40),
  ),
]
