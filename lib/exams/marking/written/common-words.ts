import { stemOf } from './stem'

/** Everyday words: one of them is no misspelling of a term, and says nothing by itself. */
const COMMON = `
a about above across after again all almost along already also always am among an and another any anything are area
around as ask at away back bad be became because become been before began begin being below beside best better
between big both bottom brought but by call called came can cause caused causes change check close come could day did
different do does doing done down draw drop each easy either else end enough even ever every everyone everything
example fact far fast feel few find first five follow for form found four from front full gave get gets getting give
given go goes going gone good got great had half hand happen happens hard has have he heard held help her here high
him his hit hold home how however i idea if in inside instead into is it its itself just keep kept kind knew know
known large last later least leave left less let letting level like little live long look looked lot loud low made
main make makes making many may me mean means measure middle might mine more most move moved moves much must my name
near need needed needs never new next no none nor not nothing now number of off often old on once one ones only onto
open opposite or order other others our out outside over own part past people person picture piece place point put
ran rather reach read ready real really reason rest right room round run said same saw say says second see seem seen
sense sent set seven several she short should show shown side since six small so some something soon sort stand start
started stay step still stop such sure take taken takes taking tell ten than that the their them themselves then
there these they thing things think third this those though three through time times to together too took top total
touch toward true try turn two type under unit until up upon us use used uses using very want wanted was way we well
went were what when where whether which while who whole whom why wide will with within without word words work works
world would write wrong yes yet you your able allow bit create contain direct directly anymore maybe result exist occur probably nearly quite simple
usually actually completely exactly certain become remain continue start stop therefore thus hence due since unless
matter depend mostly mainly theres thats its isnt arent wasnt werent dont doesnt didnt wont cant couldnt hasnt havent
cold cool hot warm heat light dark weight wait water later wave wage rate ratio wire were force fore mass mask earth
hearth metal mental steel steal brake break current currant charge change speed spread sped sound found ground round
sun son air hair pair fair pole pool plate place plane plain plant planet lens less lead load road field filed fluid safe save
increase decrease reduce constant contact scale scare spring string sting strong bulb bulk build circle switch stitch such cell sell call coil coal coin soil oil
`

const common = new Set(COMMON.trim().split(/\s+/))
const stems = new Set([...common].map(stemOf))

/** In any of its forms. */
export const isCommon = (word: string) => common.has(word) || stems.has(stemOf(word))
