import { sample } from '@/lib/figures/gallery/sample'
import { loadedBeam } from '../beams'
import { connectedParticles } from '../connected'
import { blockAndTackle, incline, pulley, singlePulley } from '../machines'
import { circularMotion, collision, conicalPendulum, ladder, projectile } from '../motion'

export const pieces = [
  sample('pulleys', 220, singlePulley(70, 16), blockAndTackle(200, 16), pulley(148, 190)),
  sample('incline', 260, incline(50, 226, { degrees: 30, friction: '*F*' })),
  sample('incline-resolved', 260, incline(60, 210, { degrees: 35, resolved: true })),
  sample('connected-table', 210, connectedParticles(20, 10, { kind: 'table', height: '0.8 m' })),
  sample(
    'connected-slope',
    210,
    connectedParticles(20, 10, { kind: 'slope', degrees: 30, other: '*P*', hanging: '*Q*' }),
  ),
  sample(
    'connected-hanging',
    220,
    connectedParticles(20, 10, { kind: 'both-hang', other: '3 kg', hanging: '2 kg', height: '*h*' }),
  ),
  sample('projectile', 210, projectile(80, 150, 240, { degrees: 45, range: '*R*', height: '*H*' })),
  sample(
    'projectile-cliff',
    236,
    projectile(60, 60, 260, { degrees: 0, drop: 120, speed: '12 m s^{−1}', velocities: true, range: '*d*' }),
  ),
  sample('circle', 210, circularMotion(110, 110), conicalPendulum(250, 16)),
  sample(
    'collision',
    230,
    collision(
      10,
      10,
      [
        { mass: '2.0 kg', velocity: '3.0 m s^{−1}' },
        { mass: '1.0 kg', way: 0 },
      ],
      [{ mass: '3.0 kg', velocity: '*v*', width: 110 }],
    ),
  ),
  sample('ladder', 230, ladder(110, 200)),
  sample(
    'beam',
    240,
    loadedBeam(40, 150, 280, {
      pivot: 0.5,
      forces: [
        { at: 0.1, label: '3.0 N' },
        { at: 0.35, label: '2.0 N' },
        { at: 0.9, label: '*F*' },
        { at: 0.5, label: '*R*', up: true },
      ],
      distances: [
        { from: 0.1, to: 0.5, label: '40 cm' },
        { from: 0.35, to: 0.5, label: '15 cm' },
      ],
    }),
  ),
]
