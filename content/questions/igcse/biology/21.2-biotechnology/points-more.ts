import { judged } from '@/lib/exams/authoring/marks'

export const NO_GLUCOSE_LEFT = judged(
  'all the glucose has been used up',
  `
  SUGAR = glucose/sugar/sugars/food
  accept not SUGAR ... (left | remain | remains | available | anymore | more)
  accept not (more | any | enough) SUGAR
  accept not SUGAR
  accept SUGAR ... (gone | finish | finished | zero | empty | out | up | away | exhausted | depleted)
  accept SUGAR ... (used | consumed | respired | converted | turned)
  accept (used | use | uses | run | ran | runs | consumed | finished) ... SUGAR
  accept concentration ... SUGAR ... 0
  unsure SUGAR
  unsure (yeast | cells) ... (die | dead | killed)
  earns: there is no glucose left
  earns: all the sugar is used up
  earns: the glucose has run out
  earns: the glucosse is all used up
  misses: the ethanol evaporates
  misses: the tank is too cold
  misses: there is no oxygen`,
)

export const AEROBIC_WITH_OXYGEN = judged(
  'with oxygen the yeast would respire aerobically',
  `
  reject need/needs/needed ... oxygen/air ... anaerobic/anaerobically
  accept not aerobic/aerobically
  accept aerobic/aerobically
  accept not anaerobic/anaerobically
  accept (oxygen | air) ... (stop | stops | prevent | prevents | inhibit | inhibits) ... anaerobic/anaerobically/ethanol
  accept anaerobic/anaerobically
  accept respire/respires/respiration ... with oxygen
  unsure oxygen/air
  earns: with oxygen yeast respires aerobically
  earns: air contains oxygen, so aerobic respiration would take place
  earns: the yeast has to respire anaerobically
  earns: it would respire aerobicaly
  misses: other microorganisms would get in
  misses: the ethanol would evaporate
  misses: the yeast would die`,
)

export const NO_ETHANOL_THEN = judged(
  'so no (less) ethanol would be made (but carbon dioxide and water)',
  `
  LESS = less/little/fewer/low/lower/reduce/reduced/decrease
  WHAT = ethanol/alcohol/biofuel/fuel
  accept not WHAT
  accept WHAT not make/made/produce/produced/form/formed
  accept LESS ... WHAT
  accept WHAT ... LESS
  accept (instead | rather) ... WHAT
  accept WHAT ... only ... (anaerobic | anaerobically | absence)
  accept only ... (anaerobic | anaerobically | absence) ... WHAT
  accept anaerobic/anaerobically ... (make | makes | produce | produces | give | gives | release | releases | form | forms) ... WHAT
  accept WHAT ... (made | produced | formed | product) ... (anaerobic | anaerobically)
  accept water ... (make | made | produce | produced | formed) | (make | makes | produce | produces | produced) ... water
  unsure WHAT
  earns: so no ethanol is made
  earns: less ethanol would be produced
  earns: carbon dioxide and water would be produced
  earns: no etanol would be made
  misses: it respires aerobically
  misses: the yeast would grow slowly
  misses: oxygen is needed`,
)

export const STARCH_TO_SUGAR = judged(
  'it breaks down starch to sugar (glucose), which yeast can respire',
  `
  BREAK = break/breaks/broken/breakdown/digest/digests/digested/convert/converts/turn/turns/change/changes/hydrolyse/hydrolyses
  reject sugar/sugars/glucose/maltose ... (to | into) starch
  reject protein/fat/cellulose
  accept starch ... (to | into | gives | give | become | becomes | in) ... (sugar/sugars | glucose | maltose)
  accept BREAK ... starch
  accept starch ... BREAK
  accept yeast/it ... not (use | respire | digest | break | feed) ... starch
  accept (make | makes | produce | produces | release | give | gives) ... (sugar/sugars | glucose | maltose)
  unsure sugar/sugars/glucose/starch
  earns: it breaks down starch to glucose
  earns: starch is turned into sugar
  earns: yeast cannot use starch
  earns: it breaks down stsarch to sugers
  misses: it makes the yeast grow
  misses: it breaks down proteins
  misses: it keeps the tank warm`,
)
