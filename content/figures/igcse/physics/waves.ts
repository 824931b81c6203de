import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { arrow, circle, dimension, line, polyline, rect, text } from '@/lib/figures/shapes'
import { echo, longitudinal, loudspeaker, transverse, travels, vibrates } from '@/lib/figures/waves'

const soundWave = figure(
  {
    name: 'waves/sound-wave',
    title: 'A sound wave leaving a loudspeaker',
    description:
      'A loudspeaker stands on the left. To its right, vertical lines show layers of air. They are bunched together at three compressions and spread out at the rarefactions between them. The distance from the middle of one compression to the middle of the next is one wavelength. The layers vibrate left and right, along the direction in which the wave travels.',
    height: 196,
  },
  loudspeaker(10, 92, 52),
  longitudinal(60, 62, 118, 2.3, 60),
  text(178, 52, 'compression', { anchor: 'middle' }),
  text(237, 146, 'rarefaction', { anchor: 'middle' }),
  line(237, 133, 237, 124, 'l thin'),
  line(178, 56, 178, 62, 'l thin'),
  dimension(178, 28, 296, 28, 'wavelength'),
  line(178, 22, 178, 38, 'l dash thin'),
  line(296, 22, 296, 62, 'l dash thin'),
  vibrates(92, 139, 40),
  text(92, 160, 'air vibrates', { anchor: 'middle' }),
  travels(140, 188, 150, 'wave travels'),
)

function screen(x: number, label: string, cycles: number, amplitude: number): string {
  const [width, height, top] = [104, 80, 12]
  const grid = [1, 2, 3].map(at => line(x, top + (height * at) / 4, x + width, top + (height * at) / 4, 'f'))
  const wave = { x, y: top + height / 2, wavelength: width / cycles, amplitude, cycles }
  return (
    rect(x, top, width, height) +
    grid.join('') +
    transverse(wave) +
    text(x + width / 2, 112, label, { anchor: 'middle' })
  )
}

const soundTraces = figure(
  {
    name: 'waves/sound-traces',
    title: 'Three sounds on an oscilloscope',
    description:
      'Three oscilloscope screens with the same settings. The first shows two waves of small height. The second, a louder sound of the same pitch, shows two waves of twice the height. The third, a sound of higher pitch and the same loudness as the first, shows five waves of the same small height.',
    height: 136,
  },
  screen(10, 'first sound', 2, 16),
  screen(128, 'louder,\nsame pitch', 2, 33),
  screen(246, 'higher pitch,\nsame loudness', 5, 16),
)

const echoMethod = figure(
  {
    name: 'waves/echo-method',
    title: 'Measuring the speed of sound with an echo',
    description:
      'A student who makes a short, sharp sound stands at a measured distance d from a large flat wall. A solid arrow shows the sound going to the wall and a dashed arrow shows the echo coming back, so the sound travels 2d.',
    height: 150,
  },
  circle(34, 48, 11),
  line(34, 59, 34, 96),
  polyline([
    [20, 124],
    [34, 96],
    [48, 124],
  ]),
  polyline([
    [34, 72],
    [54, 80],
  ]),
  rect(54, 72, 14, 16, 'l sunk'),
  text(8, 20, 'student'),
  echo(76, 80, 318, 80, 22),
  text(196, 60, 'sound', { anchor: 'middle', cls: 'tp' }),
  text(196, 108, 'echo', { anchor: 'middle', cls: 'tp' }),
  ground(322, 126, 322, 14),
  text(318, 22, 'wall', { anchor: 'end' }),
  dimension(62, 140, 322, 140, '*d*', [192, 134]),
)

const echoSounding = figure(
  {
    name: 'waves/echo-sounding',
    title: 'Finding the depth of water with ultrasound',
    description:
      'A ship floats on the sea. A pulse of ultrasound travels down from its hull to the sea bed and the echo returns to a receiver on the hull. The two arrows are drawn a little apart. The depth is marked d.',
    height: 190,
  },
  polyline(
    [
      [90, 34],
      [104, 56],
      [226, 56],
      [244, 34],
      [90, 34],
    ],
    'l sunk',
  ),
  rect(140, 14, 46, 20, 'l sheet'),
  line(10, 46, 92, 46, 'f'),
  line(240, 46, 350, 46, 'f'),
  text(252, 38, 'ship'),
  ground(10, 170, 350, 170),
  arrow(140, 58, 160, 166, { cls: 'p' }),
  arrow(166, 166, 186, 60, { cls: 'p dash' }),
  text(134, 112, 'pulse', { anchor: 'end', cls: 'tp' }),
  text(192, 112, 'echo', { cls: 'tp' }),
  dimension(290, 58, 290, 168, '*d*'),
  text(20, 162, 'sea bed'),
)

export const figures = [soundWave, soundTraces, echoMethod, echoSounding]
