import { judged } from '@/lib/exams/authoring/marks'

/** Two differences that a drawing of both vessels shows; `p` is the letter of the artery, `q` that of the vein. */
export const differences = (p: string, q: string) => [
  judged(
    `the wall of ${p} (artery) is thicker than that of ${q} (vein)`,
    `
    reject thin/thinner/less ... wall ...(no thick/thicker/than/vein).. artery/arteries
    reject artery/arteries ...(no vein/veins/than/while/but/whereas).. thin/thinner wall
    reject ${q.toLowerCase()} ...(no ${p.toLowerCase()}/artery/than/while/but/whereas).. thick/thicker wall
    reject ${p.toLowerCase()} ...(no ${q.toLowerCase()}/vein/than/while/but/whereas).. thin/thinner wall
    reject vein/veins ...(no artery/arteries/than/while/but/whereas).. thick/thicker wall
    accept thick/thicker/thickness ... wall/layer/muscle/tissue
    accept wall/layer/muscle/tissue ... thick/thicker/thickness/thin/thinner
    accept thin/thinner ... wall/layer
    accept more ... muscle/elastic/fibre/tissue
    accept vein ... less muscle/elastic/fibre
    unsure wall/muscle/elastic
    earns: the wall of the artery is thicker
    earns: ${p} has a thick wall and ${q} has a thin wall
    earns: the vein has a thiner wall
    misses: the artery has a narrow lumen
    misses: the artery has a thinner wall
    misses: it carries blood`,
  ),
  judged(
    `the lumen of ${p} (artery) is narrower than that of ${q} (vein)`,
    `
    SPACE = lumen/space/hole/opening/gap/middle/inside/centre/channel/cavity
    SMALL = narrow/narrower/small/smaller/thin/thinner/tiny
    WIDE = wide/wider/large/larger/big/bigger/broad
    reject artery/arteries ...(no vein/veins/than/while/but/whereas).. WIDE SPACE
    reject vein/veins ...(no artery/arteries/than/while/but/whereas).. SMALL SPACE
    reject ${p.toLowerCase()} ...(no ${q.toLowerCase()}/vein/than/while/but/whereas).. WIDE SPACE
    reject ${q.toLowerCase()} ...(no ${p.toLowerCase()}/artery/than/while/but/whereas).. SMALL SPACE
    accept SMALL/WIDE ... SPACE
    accept SPACE ... SMALL/WIDE
    unsure SPACE
    earns: the artery has a narrower lumen
    earns: the lumen of ${q} is wide
    earns: the vein has a larger lumin
    misses: the wall of the artery is thicker
    misses: the artery has a wider lumen
    misses: it carries blood`,
  ),
]

export const MORE_OXYGEN = judged(
  'it has more oxygen / less carbon dioxide than the blood in the renal vein',
  `
  reject vein ...(no artery/than/less/while/but).. more oxygen
  reject less/low oxygen ...(no vein).. artery
  accept more/high/rich/higher/lot/plenty ... oxygen
  accept oxygen ... more/high/higher/rich
  accept oxygenated | deoxygenated ... vein | vein ... deoxygenated
  accept less/low/lower/little ... carbon/co2
  accept carbon/co2 ... less/low/lower
  accept vein ... less oxygen | vein ... more carbon
  unsure oxygen/carbon/co2
  earns: it has more oxygen
  earns: it is oxygenated
  earns: there is less carbon dioxide in the artery
  earns: it contains more oxigen
  misses: it contains more urea
  misses: it flows faster
  misses: it has a thick wall`,
)

export const MORE_UREA = judged(
  'it has more urea (or other waste) than the blood in the renal vein',
  `
  WASTE = urea/waste/salt/toxin
  reject less/low/no WASTE ...(no vein).. artery
  reject vein ...(no artery/than/less/while/but).. more WASTE
  accept more/high/higher/lot ... WASTE
  accept WASTE ... more/high/higher
  accept vein ... less/no/low WASTE
  unsure WASTE | glucose/water/ion
  earns: it contains more urea
  earns: there is more waste in it
  earns: it has more ureea
  misses: it has more oxygen
  misses: it flows faster
  misses: it has a thick wall`,
)

export const WITHSTANDS = judged(
  'the thick wall withstands the high pressure / does not burst',
  `
  STAND = withstand/resist/cope/bear/tolerate/handle/endure/survive/hold
  reject not STAND
  accept STAND ... pressure/force
  accept not burst/break/tear/damage/rupture/split
  accept prevent/stop/avoid ... burst/bursting/damage/tear/rupture/break
  accept thick/strong/muscular ... pressure
  accept pressure ... thick/strong
  unsure pressure/burst
  earns: the thick wall withstands the high pressure
  earns: so that it does not burst
  earns: it can withsand high pressure
  misses: the wall is thick
  misses: it has elastic fibres
  misses: the lumen is narrow`,
)

export const STRETCHES = judged(
  'elastic fibres let the wall stretch and recoil (and so keep up or smooth the pressure)',
  `
  reject not stretch/elastic
  accept stretch/expand/recoil/"spring back"/widen/flexible
  accept elastic/elasticity ... pressure/smooth/flow/maintain/return/shape
  accept smooth/maintain/even ... pressure/flow
  unsure elastic/elasticity
  earns: elastic fibres stretch when blood is pumped in
  earns: the wall recoils between beats
  earns: it can strech and recoil
  misses: the wall is thick
  misses: it withstands the high pressure
  misses: the wall contains muscle`,
)

export const NARROW_KEEPS = judged(
  'the narrow lumen keeps the pressure high',
  `
  reject wide/large lumen
  accept narrow/small/smaller/narrower ... lumen/space/hole/opening ... pressure
  accept pressure ... narrow/small ... lumen/space/hole/opening
  accept narrow/small ... maintain/keep ... pressure
  unsure narrow/lumen
  earns: the narrow lumen keeps the pressure high
  earns: a small lumen maintains high pressure
  earns: the narow lumen maintains the pressure
  misses: the wall is thick
  misses: elastic fibres stretch
  misses: the pressure is high`,
)

export const SQUEEZED = judged(
  'muscles around the veins contract and squeeze them / push the blood along',
  `
  reject heart muscle
  reject vein ...(no muscle/squeeze).. contract, without leg/skeletal/surround/around/nearby
  accept muscle ... contract/squeeze/push/press/squash/compress/help/pump
  accept contract/squeeze/press/compress/push/pump ... muscle
  accept squeeze ... vein
  unsure muscle/squeeze/exercise/move
  earns: leg muscles contract and squeeze the veins
  earns: muscles around the veins push the blood up
  earns: the muscels squeeze the vein
  misses: valves prevent backflow
  misses: the lumen is wide
  misses: the pressure is low`,
)

export const VALVES_HOLD = judged(
  'valves prevent backflow',
  `
  reject no/without valve | not have valve
  reject valve ... pump/push
  accept valve ... stop/prevent/avoid/close/shut/one/only/backflow
  accept stop/prevent/avoid ... back/backward/backwards/backflow
  accept not (flow/go/move/run/fall/come) back/backward/backwards/down
  accept one way/direction
  unsure valve
  earns: valves prevent backflow
  earns: valves stop blood flowing backwards
  earns: valves stop blood flowing bakwards
  misses: muscles squeeze the veins
  misses: the lumen is wide
  misses: the heart pulls it up`,
)

export const WIDE_LUMEN = judged(
  'the wide lumen lets blood flow with little resistance',
  `
  reject narrow/small lumen
  accept wide/large/big/wider/larger ... lumen/space/opening/diameter
  accept lumen/space/opening/diameter ... wide/large/big/wider/larger
  accept less/low/little/reduce resistance/friction
  unsure lumen/resistance
  earns: the wide lumen lets blood flow easily
  earns: there is little resistance
  earns: they have a large lumin
  misses: muscles squeeze the veins
  misses: valves prevent backflow
  misses: the heart pumps it`,
)

export const SHORT_WAY = judged(
  'wall one cell thick, so a short distance for diffusion',
  `
  reject thick wall, without one/single
  accept one/single/1 cell thick/thin
  accept one/single cell
  accept thin/thinner ... wall/lining | wall/lining ... thin/thinner
  accept short/shorter/small ... distance/pathway/path/way
  unsure thin
  earns: the wall is one cell thick
  earns: a thin wall for a short diffusion distance
  earns: it gives a short distanse for diffusion
  misses: there are many capillaries
  misses: the blood flows slowly
  misses: it is close to the cells`,
)

export const MANY = judged(
  'very many (branched) capillaries, so a large surface area',
  `
  reject small surface
  accept large/big/huge/great/high/increase/more/larger/bigger ... surface/area
  accept surface area ... large/big/huge/great/high
  accept many/lots/network/branch/numerous/million ... capillary/capillaries/vessel
  accept capillary/capillaries/they ... many/lots/network/branch/numerous/everywhere
  accept highly/much/very branched
  unsure surface/area/many/network/branch
  earns: there are many capillaries
  earns: they give a large surface area
  earns: the surfase area is large
  misses: the wall is one cell thick
  misses: the blood flows slowly
  misses: the lumen is narrow`,
)

export const SLOW = judged(
  'narrow lumen / slow flow, so there is time for exchange and cells pass close to the wall',
  `
  reject fast/quick flow/blood
  accept slow/slower/slowly/slows ... blood/flow/cell/move
  accept blood/flow/cell ... slow/slower/slowly
  accept time ... exchange/diffuse/diffusion/substance/oxygen/pass
  accept narrow/small/thin ... lumen/diameter
  accept lumen/diameter ... narrow/small
  accept close/near/closer ... wall/cell/tissue
  accept single file
  unsure narrow/slow/slowly/close/near
  earns: the blood flows slowly
  earns: there is more time for diffusion
  earns: red blood cells are close to the wall
  earns: it has a narow lumen
  misses: the wall is one cell thick
  misses: there are many capillaries
  misses: the surface is large`,
)
