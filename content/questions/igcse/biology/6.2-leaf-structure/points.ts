import { judged } from '@/lib/exams/authoring/marks'

export const LESS_WATER_LOST = judged(
  'it reduces the loss of water (evaporation, transpiration)',
  `
  LOSS = loss/lose/lost/loose/leave/escape/evaporate/evaporation/transpiration/transpire
  reject more/increase ... water LOSS
  reject absorb/take water
  reject LOSS ... heat/oxygen/carbon/glucose | heat/oxygen/carbon/glucose LOSS, without water/transpiration/evaporation
  accept reduce/prevent/stop/less/decrease/limit/minimise/slow/avoid/low/lower ...(no light/carbon).. LOSS
  accept not LOSS ... water
  accept water ... not LOSS
  accept less/reduce/prevent/stop ... water ... out
  accept not wilt | prevent/stop/avoid ... wilt
  accept waterproof
  accept not dry out
  accept keep/retain/hold/conserve/save ... water
  accept prevent/stop/protect ... drying/dry/dehydration
  unsure water/wax/waterproof
  earns: it reduces water loss
  earns: it stops water from evaporating from the leaf
  earns: it prevents the loss of water by evaperation
  misses: it absorbs light
  misses: it lets light through
  misses: it lets carbon dioxide in`,
)

export const MANY_CHLOROPLASTS = judged(
  'many chloroplasts (much chlorophyll)',
  `
  reject few/fewer/less/no/without chloroplast/chlorophyll
  MANY = many/lots/lot/more/most/packed/full/much/high/large/number/plenty/numerous/contain/has/have/rich
  accept MANY ... chloroplast/chlorophyll
  accept chloroplast/chlorophyll ... many/lots/numerous
  unsure chloroplast/chlorophyll
  earns: they have many chloroplasts
  earns: packed with chloroplasts
  earns: the cells contain lots of cloroplasts
  misses: they are tall
  misses: they are near the top
  misses: they have few chloroplasts`,
)

export const ABSORB_LIGHT = judged(
  'to absorb (more) light',
  `
  reject reflect light, without absorb
  reject less/little light, without more/absorb
  ABSORB = absorb/absorption/trap/capture/catch/receive/get/take/collect/obtain/reach/use
  accept ABSORB ... light/sunlight/sun
  accept light/sunlight ... ABSORB
  accept more/most/maximum/much light/sunlight
  unsure light/sunlight
  earns: to absorb more light
  earns: so they trap a lot of light
  earns: so they obsorb sunlight
  misses: for photosynthesis
  misses: to take in carbon dioxide
  misses: they are packed`,
)

export const BETTER_PLACE = judged(
  'near the upper surface (where there is most light) / tall cells close together (so many fit in)',
  `
  reject lower/bottom/under/underside ... surface/leaf/side, without upper/top
  NEAR = near/close/closest/nearest/at/just/under/below/beneath/towards/in/on
  accept NEAR ... upper/top/surface/epidermis
  accept near/nearest/close/closest light/sun/sunlight
  accept upper/top ... surface/side/part/layer
  accept tall/long/column/columnar/elongated/vertical/upright
  accept closely/tightly/close packed/together/arranged/pack
  accept side by side
  accept packed/pack ... close/closely/tightly/together
  unsure top/upper/shape
  earns: they are near the upper surface of the leaf
  earns: the cells are tall and narrow
  earns: they are closely paked together
  earns: they are at the top of the leaf
  misses: they have many chloroplasts
  misses: they are near the lower surface
  misses: they have a thin cell wall`,
)

export const BROAD = judged(
  'more light is absorbed (larger surface area)',
  `
  reject less/reduce light
  reject lose/loss/evaporat* water, without light/sun/sunlight
  accept more/much/most/lots/lot/maximum ... light/sunlight/sun
  accept absorb/trap/capture/catch/collect ... light/sunlight/sun
  accept light/sunlight ... absorb/trap/capture/catch/collect
  accept large/big/great/more/increase/bigger/larger surface/area
  accept surface area ... large/big/great/larger/bigger
  unsure light/surface/area
  earns: it absorbs more light
  earns: larger surface area for light
  earns: it can trap more sunlite, so it captures more sunlight
  earns: it has a large surfase area
  misses: it loses more water
  misses: it is thin
  misses: carbon dioxide diffuses faster`,
)

export const SHORT_WAY = judged(
  'carbon dioxide (gases) has a shorter distance to diffuse / light reaches all cells',
  `
  GAS = carbon/gas/"co2"/oxygen/diffuse/diffusion
  SHORT = short/shorter/small/smaller/less/close/closer/quick/quickly/fast/faster/easy/easier/easily/rapid/rapidly
  reject long/longer/larger distance, without SHORT
  accept SHORT, GAS
  accept short/shorter/small/less distance/path/pathway/way
  accept light/sunlight ... reach/through/penetrate/pass/get ... cell/palisade/chloroplast/mesophyll/all/inside/layer
  accept light/sunlight ... penetrate
  accept not far
  unsure GAS | short
  earns: carbon dioxide has a short distance to diffuse
  earns: gases diffuse faster to the cells
  earns: a shorter diffusion distence for carbon dioxide
  misses: it absorbs more light
  misses: it has a large area
  misses: it loses less water`,
)

export const THICKER = judged(
  'more chloroplasts (or chlorophyll, more palisade cells)',
  `
  reject less/fewer chloroplast/chlorophyll
  accept more/many/lots/most/greater/extra/high/higher ... chloroplast/chlorophyll/cell
  accept chloroplast/chlorophyll ... more/many
  unsure chloroplast/chlorophyll/cell
  earns: it has more chloroplasts
  earns: there is room for more palisade cells
  earns: there are more cloroplasts in it
  misses: it absorbs more light
  misses: it loses less water
  misses: it is nearer to the sun`,
)

export const MORE_MADE = judged(
  'so more light is absorbed / photosynthesis is faster',
  `
  MORE = more/fast/faster/increase/high/higher/great/greater/much/lots/most/rate
  reject less/slow/slower photosynthesis/light
  reject protect ... light
  unsure light reach
  accept MORE ...(no chloroplast/cell).. photosynthesis/photosynthesise/glucose/sugar/carbohydrate/starch/light/sunlight
  accept photosynthesis/photosynthesise/glucose/light ... MORE
  accept absorb/trap/capture/use ... light/sunlight
  unsure photosynthesis | light
  earns: so it photosynthesises faster
  earns: so more light is absorbed
  earns: the rate of photosinthesis is higher
  misses: it has more chloroplasts
  misses: it respires more
  misses: it is thicker`,
)

export const GASES_PASS = judged(
  'carbon dioxide diffuses in (or oxygen out)',
  `
  GAS = carbon/"co2"
  OXY = oxygen/"o2"
  reject OXY ...(no GAS/out/leave/exit/release).. in/enter/enters/into/taken
  reject GAS ...(no OXY/in/into/enter/taken/used).. out/leave/exit/release
  reject out/release/give ... GAS ...(no out/leave).. in/take ... OXY
  unsure OXY and GAS pass | GAS and OXY pass
  reject GAS ... out/leave/exit/release, without in/enter/oxygen/into/take/entry
  reject oxygen ... in/into/enter/absorb, without carbon/"co2"/out/release/leave
  accept GAS ... in/into/enter/entry/take/absorb/through/inside/diffuse/exchange
  accept in/into/enter/take/let/allow/absorb/exchange ... GAS
  accept OXY ... out/leave/exit/release/escape
  accept out/leave/release/escape/give ... OXY
  accept gas exchange | gaseous exchange | exchange gas/gases | exchange ... gas/gases
  unsure gas/OXY/GAS
  earns: carbon dioxide diffuses in
  earns: they let oxygen out of the leaf
  earns: carbon dioxide difuses in through them
  earns: for gas exchange
  misses: they absorb water
  misses: they let light in
  misses: carbon dioxide goes out of the leaf`,
)

export const VAPOUR = judged(
  'water vapour diffuses out',
  `
  reject water ... in/into/enter/absorb, without out/leave/vapour/vapor/lose/loss/lost
  reject (water/vapour/vapor) ...(no out/leave/lose/loss/lost/exit/escape).. in/into/enter/enters, without out/leave/lose/lost/exit
  accept water/vapour/vapor/moisture ... out/leave/lose/loss/lost/exit/escape/evaporate/release
  accept out/leave/lose/loss/lost/release/escape ... water/vapour/vapor/moisture
  accept transpiration/transpire
  unsure water/vapour
  earns: water vapour diffuses out
  earns: the plant loses water through them
  earns: for transperation
  misses: water enters the leaf
  misses: carbon dioxide enters
  misses: they support the leaf`,
)

export const FLOATS = judged(
  'its lower surface lies on the water / only the upper surface touches the air',
  `
  WATER = water/pond
  LOW = lower/bottom/under/underside/underneath/below/beneath
  accept LOW ... WATER/wet/submerged/underwater
  accept WATER ... LOW
  accept upper/top ... air/exposed/atmosphere
  accept air/atmosphere ... upper/top/above
  accept WATER ... block/cover/close/fill/enter ... stoma/pore/it
  accept stoma/pore ... block/cover/fill/flood ... WATER
  accept float ... upper/top/LOW
  accept carbon/"co2"/oxygen/gas ... from/with air
  unsure float | air | WATER
  earns: the lower surface is in the water
  earns: only the upper surface touches the air
  earns: the underside lies on the watter, the lower side is under water
  earns: water would block the stomata on the lowwer side
  misses: there is more light
  misses: it needs more stomata
  misses: it is green`,
)
