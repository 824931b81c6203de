import { judged } from '@/lib/exams/authoring/marks'

/** Two differences that a drawing of both vessels shows; `p` is the letter of the artery, `q` that of the vein. */
export const differences = (p: string, q: string) => [
  judged(
    `the wall of ${p} (artery) is thicker than that of ${q} (vein)`,
    `
    ART = artery/arteries/${p.toLowerCase()}
    VEIN = vein/veins/${q.toLowerCase()}
    THICK = thick/thicker
    THIN = thin/thinner
    PART = wall/layer/muscle/tissue
    reject ${q.toLowerCase()} is artery | artery is ${q.toLowerCase()} | ${p.toLowerCase()} is vein | vein is ${p.toLowerCase()}
    accept THICK PART in/of ART & THIN PART in/of VEIN
    reject VEIN ...(no ART/than/less/THIN/while/but/whereas/unlike).. THICK PART
    reject VEIN ...(no ART/than/less/THIN/and/while/but/whereas).. PART ...(no ART/than/less/THIN/and/while/but/whereas).. THICK
    reject PART VEIN is/are THICK | PART of VEIN thicker | THICK ...(no than/ART/THIN/and/but/while/whereas).. PART in/of VEIN
    reject VEIN ...(no ART/than/less/while/but/whereas).. more muscle/elastic/fibre
    reject ART ...(no VEIN/than/less/THICK/while/but/whereas/unlike).. THIN PART
    reject ART ...(no VEIN/than/less/THICK/and/while/but/whereas).. PART ...(no VEIN/than/less/THICK/and/while/but/whereas).. THIN
    reject PART ART is/are THIN | PART of ART thinner | THIN ...(no than/VEIN/THICK/and/but/while/whereas).. PART in/of ART
    reject ART ...(no VEIN/than/while/but/whereas).. less muscle/elastic/fibre
    unsure artery/arteries ...(no vein/${p.toLowerCase()}/and/than/while/but/whereas/unlike/has/have/is/are).. ${q.toLowerCase()} ...(no vein/${p.toLowerCase()}).. THIN PART
    unsure vein/veins ...(no artery/${q.toLowerCase()}/and/than/while/but/whereas/unlike/has/have/is/are).. ${p.toLowerCase()} ...(no artery/${q.toLowerCase()}).. THICK PART
    accept ART/VEIN & THICK/THIN PART
    accept ART/VEIN & PART ... THICK/THIN
    accept ART/VEIN & more muscle/elastic/fibre/tissue
    accept VEIN & less muscle/elastic/fibre/tissue
    unsure wall/muscle/elastic
    earns: the wall of the artery is thicker
    earns: ${p} has a thick wall and ${q} has a thin wall
    earns: the vein has a thiner wall
    earns: the wall of ${p} is thicker than the wall of ${q}
    earns: ${q} is the vein, its wall is thinner
    misses: the artery has a narrow lumen
    misses: the artery has a thinner wall
    misses: ${q} has a thick wall and ${p} has a thin wall
    misses: the wall of ${q} is thicker than that of ${p}
    misses: the veins have thicker walls than arteries
    misses: it carries blood`,
  ),
  judged(
    `the lumen of ${p} (artery) is narrower than that of ${q} (vein)`,
    `
    ART = artery/arteries/${p.toLowerCase()}
    VEIN = vein/veins/${q.toLowerCase()}
    SPACE = lumen/space/hole/opening/gap/middle/inside/centre/channel/cavity
    SMALL = narrow/narrower/small/smaller/thin/thinner/tiny
    WIDE = wide/wider/large/larger/big/bigger/broad
    OTHER = thick/thicker/wall/muscle/elastic/fibre
    reject ${q.toLowerCase()} is artery | artery is ${q.toLowerCase()} | ${p.toLowerCase()} is vein | vein is ${p.toLowerCase()}
    accept SMALL SPACE in/of ART & WIDE SPACE in/of VEIN
    reject ART ...(no VEIN/than/SMALL/while/but/whereas/unlike).. WIDE SPACE
    reject ART ...(no VEIN/than/SMALL/and/while/but/whereas).. SPACE ...(no VEIN/than/SMALL/and/while/but/whereas).. WIDE
    reject SPACE ART is/are WIDE | SPACE of ART wider/larger/bigger | WIDE ...(no than/VEIN/SMALL/and/but/while/whereas).. SPACE in/of ART
    reject VEIN ...(no ART/than/WIDE/while/but/whereas/unlike).. SMALL SPACE
    reject VEIN ...(no ART/than/WIDE/and/while/but/whereas).. SPACE ...(no ART/than/WIDE/and/while/but/whereas).. SMALL
    reject SPACE VEIN is/are narrow/narrower/small/smaller | SPACE of VEIN narrower/smaller
    reject SMALL ...(no than/ART/WIDE/and/but/while/whereas).. SPACE in/of VEIN
    unsure artery/arteries ...(no vein/${p.toLowerCase()}/and/than/while/but/whereas/unlike/has/have/is/are).. ${q.toLowerCase()} ...(no vein/${p.toLowerCase()}).. WIDE SPACE
    unsure vein/veins ...(no artery/${q.toLowerCase()}/and/than/while/but/whereas/unlike/has/have/is/are).. ${p.toLowerCase()} ...(no artery/${q.toLowerCase()}).. SMALL SPACE
    unsure wall ...(no VEIN/and/lumen/space/hole).. inside/middle/centre
    accept ART/VEIN & SMALL/WIDE SPACE
    accept ART/VEIN & SPACE ... SMALL/WIDE
    unsure SPACE
    earns: the artery has a narrower lumen
    earns: the lumen of ${q} is wide
    earns: the vein has a larger lumin
    earns: the lumen of ${p} is smaller than the lumen of ${q}
    misses: the wall of the artery is thicker
    misses: the artery has a wider lumen
    misses: ${q} has a narrow lumen and ${p} has a wide lumen
    misses: the lumen of ${p} is wider than that of ${q}
    misses: it carries blood`,
  ),
]

export const MORE_OXYGEN = judged(
  'it has more oxygen / less carbon dioxide than the blood in the renal vein',
  `
  MORE = more/greater/high/higher/rich/richer/lots/plenty
  LESS = less/smaller/low/lower/little/fewer/poor
  OXY = oxygen/"o2"
  CARBON = carbon/"co2"
  reject vein ...(no artery/than/LESS/deoxygenated/while/but/whereas).. MORE OXY | vein ...(no artery/deoxygenated/OXY).. "oxygenated"
  reject artery ...(no vein/than/MORE/while/but/whereas).. LESS OXY | artery ...(no vein).. deoxygenated
  reject artery ...(no vein/than/LESS/while/but/whereas).. MORE CARBON
  reject vein ...(no artery/than/MORE/while/but/whereas).. LESS CARBON
  reject MORE OXY ...(no artery/than/LESS).. vein | LESS CARBON ...(no artery/than/MORE).. vein
  accept artery ...(no vein).. MORE OXY | artery ...(no vein).. "oxygenated" | artery ...(no vein).. LESS CARBON
  accept vein ...(no artery).. LESS OXY | vein ...(no artery).. MORE CARBON | vein ...(no artery).. deoxygenated
  accept LESS OXY ...(no artery).. vein | MORE CARBON ...(no artery).. vein
  reject LESS OXY | MORE CARBON | not OXY
  reject OXY ...(no MORE/CARBON).. LESS ...(no vein).. artery
  accept MORE OXY | LESS CARBON
  accept OXY ...(no LESS/CARBON).. higher | CARBON ...(no MORE/OXY).. lower
  unsure OXY/CARBON/deoxygenated
  earns: it has more oxygen
  earns: it has less carbon dioxide
  earns: there is less carbon dioxide in the artery
  earns: the artery contains more oxigen
  earns: the vein has less oxygen
  misses: it contains more urea
  misses: it has less oxygen
  misses: the renal artery has more carbon dioxide and less oxygen
  misses: it has a thick wall`,
)

export const MORE_UREA = judged(
  'it has more urea (or other dissolved waste, salts or glucose) than the blood in the renal vein',
  `
  WASTE = urea/waste/salt/ion/toxin/glucose/sugar/nutrient
  MORE = more/greater/high/higher/lots/plenty/rich
  LESS = less/smaller/low/lower/little/fewer
  reject vein ...(no artery/than/LESS/while/but/whereas).. MORE WASTE
  reject artery ...(no vein/than/MORE/while/but/whereas).. LESS WASTE | artery ...(no vein/than/while/but/whereas).. not WASTE
  accept artery ...(no vein).. MORE WASTE
  accept vein ...(no artery).. LESS WASTE | vein ...(no artery).. not WASTE
  accept LESS WASTE ...(no artery).. vein
  reject MORE WASTE ...(no artery/than/LESS).. vein
  accept WASTE ...(no LESS).. higher/more artery | WASTE ...(no MORE).. lower/less vein
  reject WASTE ...(no MORE/vein).. lower/less artery
  reject LESS WASTE
  accept MORE WASTE
  unsure WASTE/water
  earns: it contains more urea
  earns: there is more waste in it
  earns: it has more ureea
  earns: the vein has less urea
  earns: there is less urea in the renal vein
  misses: it has more oxygen
  misses: the renal artery has less urea than the renal vein
  misses: it flows faster
  misses: it has a thick wall`,
)

export const WITHSTANDS = judged(
  'the thick wall withstands the high pressure / does not burst',
  `
  STAND = withstand/resist/cope/bear/tolerate/handle/endure/survive
  BURST = burst/bursting/break/breaking/tear/damage/rupture/split
  reject not STAND | thin wall
  accept STAND ... pressure/force
  accept not BURST
  accept prevent/stop/avoid/protect ... BURST
  unsure BURST
  unsure thick/strong/muscular ... pressure
  unsure pressure ... thick/strong
  earns: the thick wall withstands the high pressure
  earns: so that it does not burst
  earns: it can withsand high pressure
  misses: the wall is thick
  misses: it has elastic fibres
  misses: the narrow lumen keeps the pressure high`,
)

export const STRETCHES = judged(
  'elastic fibres let the wall stretch and recoil (and so keep up or smooth the pressure)',
  `
  reject not stretch/elastic/expand
  reject lumen stretch/expand
  accept stretch/expand/recoil/"spring back"/"springs back"
  accept elastic/elasticity/flexible ...(no lumen/narrow/withstand/resist).. smooth/maintain/even/steady/shape
  accept smooth/even out flow/pressure
  unsure elastic/elasticity/flexible/widen
  earns: elastic fibres stretch when blood is pumped in
  earns: the wall recoils between beats
  earns: it can strech and recoil
  misses: the wall is thick
  misses: it withstands the high pressure
  misses: the narrow lumen maintains a high pressure
  misses: the wall contains muscle`,
)

export const NARROW_KEEPS = judged(
  'the narrow lumen keeps the pressure high',
  `
  SMALL = narrow/narrower/small/smaller
  SPACE = lumen/space/hole/opening/diameter
  KEEP = keep/maintain/increase/raise/high/higher/hold
  reject wide/large/big lumen | lumen is/are wide/large/big
  reject lumen ...(no thick/wall/elastic).. reduce/reduces/lower/lowers/decrease/decreases pressure
  accept SMALL SPACE ...(no wall/elastic/withstand/resist).. keep/maintain/increase/raise/hold ... pressure
  accept SMALL SPACE ...(no wall/elastic/withstand/resist).. pressure ... KEEP
  accept keep/maintain/increase/raise/hold ...(no withstand/resist/wall/elastic).. pressure ...(no withstand/resist/wall).. SMALL SPACE
  accept SPACE ...(no thick/wall/elastic).. SMALL ...(no wall/elastic/withstand/resist).. pressure ... KEEP
  accept SPACE ...(no thick/wall/elastic).. SMALL ...(no wall/elastic/withstand/resist).. keep/maintain/increase/raise ... pressure
  unsure SMALL SPACE
  unsure lumen
  earns: the narrow lumen keeps the pressure high
  earns: a small lumen maintains high pressure
  earns: the narow lumen maintains the pressure
  misses: the wall is thick
  misses: elastic fibres stretch
  misses: a narrow lumen reduces the pressure
  misses: the pressure is high`,
)

export const SQUEEZED = judged(
  'muscles around the veins contract and squeeze them / push the blood along',
  `
  PRESS = contract/squeeze/push/press/squash/compress/pump
  AROUND = leg/calf/skeletal/surround/surrounding/around/nearby/body/beside
  reject heart/cardiac muscle | muscle in/of heart
  reject muscle in/of/inside wall | wall ...(no AROUND).. muscle PRESS | muscular/muscle wall ...(no AROUND).. PRESS
  unsure vein have/has muscle
  reject vein ...(no muscle/squeeze/AROUND).. contract, without AROUND
  accept muscle ...(no valve/heart).. PRESS
  accept contract/squeeze/press/compress/push ...(no valve/heart).. muscle
  accept squeeze ... vein
  unsure muscle/squeeze/exercise/move/movement
  earns: leg muscles contract and squeeze the veins
  earns: muscles around the veins push the blood up
  earns: the muscels squeeze the vein
  misses: valves prevent backflow
  misses: the muscles of the heart contract
  misses: the muscles in the wall of the vein contract
  misses: the lumen is wide
  misses: the pressure is low`,
)

export const VALVES_HOLD = judged(
  'valves prevent backflow',
  `
  STOP = stop/prevent/avoid
  BACK = back/backward/backwards/backflow
  reject no/without valve | not have valve
  reject valve pump | pump by valve
  accept valve ... close/shut behind/after
  accept valve & STOP ... BACK/down/downwards
  accept valve & not (flow/go/move/run/fall/come/travel/slip) BACK/down
  accept valve & one way/direction
  accept valve ... only ... up/upwards/towards/heart
  unsure valve | STOP ... BACK
  earns: valves prevent backflow
  earns: valves stop blood flowing backwards
  earns: valves stop blood flowing bakwards
  earns: the veins have valves, so blood does not flow back
  misses: muscles squeeze the veins
  misses: the lumen is wide
  misses: the heart pulls it up`,
)

export const WIDE_LUMEN = judged(
  'the wide lumen lets blood flow with little resistance',
  `
  WIDE = wide/wider/large/larger/big/bigger
  SPACE = lumen/space/opening/diameter
  EASY = easily/easy/easier/freely/resistance/friction/resist
  reject narrow/small lumen
  reject more/high/higher/increase resistance/friction
  accept less/low/lower/little/reduce/reduces/decrease resistance/friction
  accept WIDE SPACE & EASY
  accept SPACE ... WIDE & EASY
  unsure WIDE SPACE | SPACE ... WIDE
  unsure lumen/resistance
  earns: the wide lumen lets blood flow easily
  earns: there is little resistance
  earns: they have a large lumin, so there is less friction
  misses: muscles squeeze the veins
  misses: valves prevent backflow
  misses: a narrow lumen
  misses: the heart pumps it`,
)

export const SHORT_WAY = judged(
  'wall one cell thick, so a short distance for diffusion',
  `
  THIN = thin/thinner
  EASY = easily/easy/quickly/quick/faster/fast/rapid/rapidly/diffuse/diffusion/pass/exchange/through
  reject thick wall, without one/single/1
  reject long/longer distance
  accept short/shorter/small/less ... distance/pathway/path
  accept distance/pathway/path ... short/shorter/small/less
  accept one/single/1 cell thick/thin/layer & EASY
  accept one/single/1 layer & EASY
  accept wall ... one/single/1 cell & EASY
  accept THIN wall/lining & EASY
  accept wall/lining ...(no thick).. THIN & EASY
  unsure one/single/1 cell thick/thin/layer | one/single/1 layer | wall ... one/single/1 cell | THIN wall/lining | wall/lining ... THIN
  unsure thin
  earns: the wall is one cell thick, so substances diffuse quickly
  earns: a thin wall for a short diffusion distance
  earns: it gives a short distanse for diffusion
  misses: there are many capillaries
  misses: the blood flows slowly
  misses: thick walls protect it
  misses: it is close to the cells`,
)

export const MANY = judged(
  'very many (branched) capillaries, so a large surface area',
  `
  LARGE = large/larger/big/bigger/huge/great/high/increase/more/vast
  MUCH = many/lots/numerous/million/billion
  reject small/smaller/less surface
  accept LARGE surface | surface area ...(no small).. LARGE
  accept MUCH capillary/capillaries/vessel
  accept capillary/capillaries/they are/is MUCH/everywhere/branched
  accept network/branch/branched/branches ... capillary/capillaries/vessel
  accept capillary/capillaries/they ... network/branch/branched/branches
  accept highly/much/very branched
  unsure surface/area/MUCH/network/branch
  earns: there are many capillaries
  earns: they give a large surface area
  earns: the surfase area is large
  earns: they form a network with branches
  misses: the wall is one cell thick
  misses: the blood flows slowly
  misses: a small surface area
  misses: the lumen is narrow`,
)

export const SLOW = judged(
  'narrow lumen / slow flow, so there is time for exchange and cells pass close to the wall',
  `
  SLOWLY = slow/slower/slowly/slows
  reject fast/faster/quickly/quick/rapid flow/blood | blood flow fast/faster/quickly/rapidly
  reject not SLOWLY
  reject less/short/shorter/little time ... exchange/diffuse/diffusion | exchange/diffuse/diffusion ... less/short/shorter/little time
  accept SLOWLY ... blood/flow/cell/move
  accept blood/flow/cell ... SLOWLY
  accept more/enough/longer/plenty time
  accept time for/to exchange/diffuse/diffusion
  accept blood/red ... close/near/closer/against ... wall/lining
  accept single file | one by one | one behind
  unsure narrow/small/thin lumen/diameter | lumen/diameter ... narrow/small
  unsure narrow/SLOWLY/close/near/time
  earns: the blood flows slowly
  earns: there is more time for diffusion
  earns: red blood cells are close to the wall
  earns: a narow lumen, so that the blood is slow
  misses: the wall is one cell thick
  misses: there are many capillaries
  misses: diffusion takes less time
  misses: the surface is large`,
)
