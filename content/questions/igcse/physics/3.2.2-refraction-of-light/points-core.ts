import { judged } from '@/lib/exams/authoring/marks'

/** A ray that comes from air into a block. */
export const INTO_THE_BLOCK = [
  judged(
    'it bends (is refracted) towards the normal',
    `
    reject away ... normal, without leave/leaves/exit/exits/out/q
    reject not toward/towards
    accept toward/towards ... normal | closer/nearer ... normal
    accept refraction ... smaller/less ... incidence | incidence ... greater/bigger/larger ... refraction
    unsure to normal | bend/refract inwards | toward/towards
    earns: it bends towards the normal
    earns: it is refracted towards the normel
    earns: the ray turns closer to the normal because it slows down
    earns: the angle of refraction is smaller than the angle of incidence
    misses: it bends away from the normal
    misses: it bends
    misses: it is refracted because the speed changes
    misses: it goes straight on`,
  ),
  judged(
    'light is slower in the block / the block is optically denser than air',
    `
    SPEED = speed/velocity
    LESS = decrease/less/low/lower/reduce/small/smaller/fall/drop/slow/lose/loses/loss
    reject faster/quicker/"speeds up", without air
    reject block/glass/perspex/plastic/it ...(no air/from/than).. less dense | more dense/denser ...(no from).. to ... less/rarer
    reject SPEED ...(no LESS).. increase/higher/greater
    accept slow/slower/slowly/slows | SPEED ... LESS | LESS SPEED
    accept dense/denser/density | refractive index ... great/greater/large/larger/high/higher/big/bigger/more | great/greater/large/larger/high/higher/big/bigger refractive index
    accept faster in air | air is less dense
    accept SPEED ... change/different | change ... SPEED
    unsure medium/material ... different/change
    earns: because light travels slower in glass
    earns: the glass is denser
    earns: it slows down
    earns: The speed of light changes
    earns: the block is optically densser than air
    misses: light travels faster in the block
    misses: the block is less dense than air
    misses: it bends towards the normal
    misses: because of refraction`,
  ),
]

/** How the path of a ray through a block is found. */
export const TRACING_A_RAY = [
  judged(
    'draw round the block (its outline on the paper)',
    `
    DRAW = draw/trace/mark/sketch
    accept outline
    accept DRAW ... round/around ...(no ray/pin).. block/it | DRAW ... block/it ... round/around
    accept DRAW ...(no ray/path/line/pin/point/cross).. block/edge/perimeter/side/shape
    unsure round/around
    earns: draw around the block
    earns: trace the outline of the block on the paper
    earns: place the block on paper and drow round it
    earns: mark the edges of the block
    misses: mark the incident ray and the emergent ray with crosses
    misses: take the block away
    misses: place the block on the paper`,
  ),
  judged(
    'mark points (crosses, pins) on the ray before it enters and after it leaves the block',
    `
    MARK = mark/cross/crosses/dot/dots/pin/pins/point/points/draw/trace/x
    BEFORE = incident/incoming/enter/enters/entering/entry/before/incidence/into/in
    AFTER = emergent/emerge/emerges/emerging/leave/leaves/leaving/exit/exits/after/out/outgoing/refracted
    accept MARK ... BEFORE ... AFTER | MARK ... AFTER ... BEFORE
    accept MARK & BEFORE & AFTER
    accept MARK ... front ... behind/back | mark/cross/crosses/dot/dots/pin/pins ...(no line/join/draw/connect).. p ... q
    accept MARK ... both side/sides | MARK ... each side | both rays | MARK ... both rays
    accept MARK ... two/2/several/many ... each ray | two/2 ... MARK ... ray
    unsure mark/cross/crosses/dot/dots/pin/pins/point/points ... ray/path/light
    earns: mark the incident ray and the emergent ray with crosses
    earns: put two crosses on the ray going in and two on the ray coming out
    earns: mark where the light enters and leaves the block
    earns: place pins on both sides of the block
    earns: mark the ray before it entres the block and after it leevs
    misses: draw around the block
    misses: remove the block
    misses: measure the angle`,
  ),
  judged(
    'remove the block and join the points where the ray enters and leaves (with a ruler)',
    `
    JOIN = join/connect/link/draw/line/ruler
    accept join/connect/link
    accept line ... between/from/through ...(no normal).. points/crosses/dots/pins/to/two | draw ... straight line
    accept remove/take/lift ... block ... JOIN
    unsure remove/take/lift ... block | ruler
    earns: remove the block and join the points
    earns: connect the point of entry to the point of exit
    earns: take the block away and draw a line between the crosses
    earns: join the dots with a ruller to show the path inside
    misses: draw around the block
    misses: mark the rays with crosses
    misses: draw the normal`,
  ),
]

export const CRITICAL_ANGLE = [
  judged(
    'the angle of incidence (in the denser medium) …',
    `
    reject angle of reflection ...(no incidence).. 90 | "incidence is 90"/"incidence of 90"/"incidence = 90"/"incidence equals 90"
    accept incidence/incident | largest/greatest/maximum/biggest/smallest/minimum angle | "i=c"
    accept angle ... in/inside dense/denser/glass/block/medium
    unsure angle ... between ... normal
    earns: the angle of incidence for which the angle of refraction is 90 degrees
    earns: it is the angel of incidense at which light travels along the surface
    earns: the largest angle at which light can still leave the glass
    misses: the angle at which light is refracted
    misses: the angle of refraction is 90°
    misses: when all the light is reflected`,
  ),
  judged(
    '… for which the angle of refraction is 90° (the refracted ray is along the surface)',
    `
    REFRACTED = refraction/refracted/emergent/emerges/emerging/leaves/leaving
    reject "incidence is 90"/"incidence of 90"/"incidence = 90"/"incidence equals 90"
    reject reflection ...(no refraction/refracted).. 90
    accept "r=90"
    accept REFRACTED ... 90/ninety | 90/ninety ... REFRACTED | REFRACTED ... right angle
    accept along/parallel ... surface/boundary/face/edge/interface/line | along/parallel ... it
    accept smallest/minimum/lowest/least angle ... total/totally
    accept largest/greatest/maximum/biggest angle ... leave/leaves/escape/out/pass/passes/refracted/refract
    accept above/greater/larger/more/bigger/exceed/exceeded ... total/totally internal/internally | just before total
    unsure total/totally internal/internally | 90
    earns: the angle of incidence for which the angle of refraction is 90 degrees
    earns: the incident angle at which the refracted ray goes along the boundary
    earns: the angle of incidence above which total internal reflection happens
    earns: when the angle of refracction is 90
    misses: the angle of incidence
    misses: the angle of incidence is 90 degrees
    misses: the angle at which light is reflected`,
  ),
]

/** A ray that crosses a surface without a change of direction. */
export const ALONG_THE_NORMAL = judged(
  'the ray meets the surface at right angles / along the normal (angle of incidence 0°)',
  `
  reject not right/along/perpendicular/90 | "incidence is 90"/"incidence of 90"/"incidence = 90"
  accept right angle | perpendicular/90/ninety
  accept along/on/at normal | is normal | normal incidence | "i=0" | parallel ... normal | incidence ... 0/zero | radius/radial/radially
  unsure normal | toward/towards/to/through centre/center
  earns: it meets the surface at right angles
  earns: the ray travels along the normal
  earns: it hits the curved surface at 90 degrees
  earns: the angle of incidence there is zero
  earns: it is perpendiculer to the surface
  misses: the surface is curved
  misses: the light does not change its speed
  misses: it is not refracted
  misses: it is totally internally reflected`,
)
