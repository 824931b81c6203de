import { judged } from '@/lib/exams/authoring/marks'

export const BOILED = judged(
  'to remove dissolved air / oxygen from the water',
  `
  AIR = air/oxygen/o2/gas/gases
  GONE = remove/drive/driven/drove/expel/rid/release/escape/take/eliminate/extract/leave/out/free
  reject not GONE ... AIR
  reject add/put ... AIR
  reject sterilise/bacteria/germ/microbe/salt/impurity
  reject get AIR into
  accept GONE ... AIR
  accept AIR ... GONE
  accept not AIR
  accept not contain/have/any AIR
  accept deoxygenate
  unsure AIR
  earns: to remove the oxygen dissolved in the water
  earns: so that there is no air in the water
  earns: to get rid of disolved oxygenn
  misses: to kill bacteria
  misses: to make it hot
  misses: to remove salts`,
)

export const OIL_KEEPS_OUT = judged(
  'it stops air / oxygen from entering the water',
  `
  AIR = air/oxygen/o2
  STOP = stop/prevent/keep/block/barrier/avoid/seal/exclude/out/away/protect
  ENTER = enter/get/reach/dissolve/pass/go/touch/mix/come/contact/diffuse
  reject keep AIR in
  reject AIR leave/escape
  reject let/allow ... AIR
  reject evaporate/evaporation, without AIR
  reject not STOP
  accept STOP ... AIR
  accept AIR ... STOP
  accept AIR, not ENTER
  accept not AIR
  accept not let/allow ... AIR
  unsure AIR/barrier
  earns: it stops air from getting into the water
  earns: so that oxygen cannot enter
  earns: it keeps the oxygin out of the water, it prevennts air getting in
  misses: it stops the water from evaporating
  misses: it lets oxygen in
  misses: it makes the nail slippery`,
)

export const BARRIER = judged(
  'it keeps oxygen (air) or water away from the iron',
  `
  THESE = air/oxygen/o2/water/moisture/rain/h2o
  STOP = stop/prevent/keep/block/barrier/avoid/seal/exclude/away/out/protect/shield
  REACH = reach/touch/contact/get/enter/pass/meet/react/come
  reject not STOP
  reject nitrogen/hydrogen, without THESE
  reject let/allow ... THESE
  accept STOP ... THESE
  accept THESE ... STOP
  accept THESE, not REACH
  accept not THESE
  accept not let/allow ... THESE
  unsure THESE/barrier/waterproof
  earns: it keeps oxygen and water away from the iron
  earns: water cannot reach the metal
  earns: it is a barier that prevennts water and air getting to the iron
  misses: it makes the iron stronger
  misses: it lets water through to the iron
  misses: it turns the rust into iron`,
)

export const LARGER_SURFACE = judged(
  'it has a larger surface area (so it rusts faster)',
  `
  MORE = more/large/larger/big/bigger/great/greater/high/higher/increase
  LESS = less/small/smaller/lower/low
  OPEN = expose/exposed/contact/touch/react
  accept nail ...(no wool).. LESS surface
  accept nail ...(no wool).. LESS ... area
  reject not MORE surface
  reject nail ...(no wool/than).. MORE surface
  reject nail ...(no wool/than).. MORE ... area
  reject LESS surface
  accept MORE ...(no volume/mass).. surface/area
  accept surface ... MORE
  accept MORE ... iron/particle/atom ... OPEN
  unsure surface/fast/faster/quickly/thin
  earns: it has a larger surface area
  earns: the surface area of the wool is bigger
  earns: the wool has a largger surfase area, its surface area is grater
  misses: it has a smaller surface area
  misses: it is soft
  misses: the nail has a larger surface area`,
)

/** Sacrificial protection: which metal loses electrons. */
export const losesFirst = (metal: string, symbol: string) =>
  judged(
    `${metal} loses electrons in preference to iron / iron is not oxidised`,
    `
    WHO = ${metal}/${symbol}
    IRON = iron/fe/steel/hull
    LOSE = lose/lost/loses/loss/give/gives/donate/release
    OXID = oxidise/oxidize/oxidised/oxidized/oxidation
    PREFER = prefer/preference/preferentially/first/before/instead/rather/easily/readily/easier/place/sacrifice/not
    reject WHO ...(no LOSE/IRON).. gain electron
    reject WHO not LOSE/OXID/corrode/react
    accept IRON ...(no WHO).. LOSE ...(no WHO).. electron ... less ... WHO
    reject IRON ...(no WHO/less/than).. more reactive
    reject IRON ...(no WHO/than/not/it/so/and/which/they).. LOSE electron ...(no than).. PREFER
    reject IRON ...(no WHO/than/not/it/so/and/which/they).. OXID ...(no than).. PREFER
    accept WHO ...(no IRON).. LOSE ...(no IRON).. electron ... PREFER/IRON/more
    accept WHO ... PREFER ... LOSE ... electron
    accept WHO ...(no IRON).. OXID ... PREFER/IRON
    accept WHO ...(no IRON).. corrode/react ...(no IRON).. PREFER/IRON
    accept WHO ... PREFER ... OXID/corrode/react
    accept it LOSE ... electron ... PREFER
    accept it corrode/react ... PREFER
    accept IRON, not OXID
    accept IRON, not LOSE electron
    accept not OXID ... IRON
    accept WHO ...(no IRON).. form ... ion ... PREFER/IRON
    unsure LOSE/OXID/corrode/ion/sacrifice
    earns: ${metal} loses electrons in preference to iron
    earns: ${metal} is oxidised instead of the iron
    earns: ${metal} looses elecctrons more easily than iron
    misses: iron loses electrons before ${metal}
    misses: ${metal} gains electrons
    misses: ${metal} is a metal`,
  )
