import { judged } from '@/lib/exams/authoring/marks'

/** What a polymer is. */
export const POLYMER = [
  judged(
    'large (long-chain) molecule',
    `
    BIG = large/big/long/huge/giant/massive/macro/very
    reject small molecule ...(no made/built/many/join/joined/formed/from).. large
    reject polymer is small | it is small
    accept BIG molecule/chain/chains/molecules
    accept "macromolecule" | "macromolecules"
    accept molecule/chain ... BIG, without small
    accept chain ... repeating/monomer/monomers
    accept many/lots ... into ... BIG
    unsure BIG | chain
    earns: a large molecule made from many monomers
    earns: a long chain of monomers joined together
    earns: a very big molecule
    earns: a largge molecule built from small ones
    misses: a substance made of monomers
    misses: a small molecule
    misses: a plastic`,
  ),
  judged(
    'built up from many (small molecules called) monomers',
    `
    FROM = made/built/formed/form/join/joined/link/linked/contain/consist/up/from/of/bonded/chain/combine/combined/connected/react/together
    reject split/breaks/broken into ... monomer | small molecule (that/which/who) (join/joins)
    reject made/built/formed/consist ...(no monomer/molecule/molecules).. atom/atoms/element, without monomer/monomers
    accept FROM ...(no atom/atoms).. monomer/monomers
    accept monomer/monomers ... FROM
    accept FROM ...(no atom/atoms).. many/lots/small/smaller molecule/molecules/unit/units
    accept many/small/smaller molecule/molecules/unit/units ... FROM
    accept many monomer/monomers
    accept alkene/alkenes ... FROM
    unsure monomer/unit/repeat
    earns: a large molecule built up from many monomers
    earns: a long chain made of small molecules
    earns: many monomers joined together
    earns: it is made from lots of monommers
    misses: a large molecule
    misses: a large molecule made of carbon atoms
    misses: a plastic`,
  ),
]

const NO_ROT = 'ROT = rot/decay/decompose/decomposed/degrade/degraded/biodegrade'

/** Why plastics stay in a landfill site, and what follows. */
export const IN_LANDFILL = [
  judged(
    'they are non-biodegradable (not broken down by bacteria)',
    `
    ${NO_ROT}
    accept "non-biodegradable" | "non biodegradable" | "nonbiodegradable" | "not biodegradable" | "unbiodegradable"
    accept not biodegradable
    accept not ROT
    accept not broken/break ... down
    accept broken/break down, not bacteria
    accept ROT/broken/break/degrade ... long/slowly/hundreds/centuries/thousands/years
    accept long/hundreds/centuries/thousands/years ... ROT/break/broken/degrade
    accept bacteria, not digest/eat/decay
    reject biodegradable
    unsure ROT/bacteria/break | unreactive
    earns: plastics are non-biodegradable
    earns: bacteria cannot break them down
    earns: they do not decompose
    earns: it takes hundreds of years to decompose
    earns: they are not biodegraddable
    misses: they take up space
    misses: they are toxic
    misses: they are made of polymers`,
  ),
  judged(
    'so they build up / fill up the sites / more land is needed',
    `
    accept "fill" | "fills" | "filled" | "full" | "filling" | "running out"
    accept take/takes/taking/use/uses/occupy/need/needs/require/waste/more ...(no year/years/time).. space/land/room/area/site/sites
    accept build/builds/pile/piles/building/piling up
    accept accumulate/accumulates/accumulation
    accept stay/stays/remain/remains/last/lasts/there ... year/years/long/forever/ever
    accept run/running/not ... out ... space/land/room
    accept no/less space/room/land
    unsure space/land/stay/remain
    earns: they fill up the landfill sites
    earns: they take up a lot of space
    earns: more and more land is needed
    earns: the waste acumulates for years
    misses: plastics are non-biodegradable
    misses: they are bad for the environment
    misses: they give off toxic gases`,
  ),
]

export const TOXIC_GASES = judged(
  'toxic (poisonous) gases are formed',
  `
  TOXIC = toxic/poisonous/harmful/poison
  reject TOXIC ...(no gas/gases/fume/fumes/smoke).. sea/soil/water/ocean, without gas/gases/fume/fumes
  accept TOXIC gas/gases/fume/fumes/smoke
  accept gas/gases/fume/fumes/smoke ... TOXIC
  accept "carbon monoxide" | "hydrogen chloride" | "hcl" | "hydrogen cyanide"
  accept "toxins"
  unsure TOXIC/gas/gases/fume/fumes/smoke | carbon dioxide
  earns: toxic gases are formed
  earns: it gives off poisonous fumes
  earns: the smoke is toxic
  earns: toxik gases are released
  misses: it pollutes the environment
  misses: it takes up space
  misses: it uses oxygen`,
)

/** Why monomer and addition polymer share their empirical formula. */
export const NOTHING_LOST = judged(
  'the polymer is the only product (no atoms are lost when the monomers join)',
  `
  ATOM = atom/atoms/element/elements/mass
  reject property/properties
  reject water/molecule ...(no no/not).. lost/removed/formed/released, without only
  accept only ... product
  accept only ... polymer ... formed/made/produced
  accept one product | single product
  accept not lose/lost/remove/removed/given/leave/released/taken
  accept no ATOM/molecule/molecules/byproduct/"by-product"/water
  accept no other/else ... product/products/formed/made/molecule/substance
  accept "nothing else" | "nothing is lost" | "nothing lost" | "nothing is removed" | "nothing is given" | "nothing is released" | "nothing other"
  accept not form/produce/make/made ... other product/substance
  accept all ... ATOM ... polymer/chain/product/kept/remain/stay/there
  accept same atom/atoms
  unsure same ATOM
  accept not change, ratio/number/proportion
  accept ratio/proportion ... same
  accept monomer/monomers/molecule/molecules just/only/simply add/join
  accept same ... number/numbers/ratio/proportion ... ATOM/carbon/each
  accept ATOM/carbon ... same ... ratio/number/proportion
  accept only ... double ... open/opens/break/breaks/single
  unsure addition/add | double bond | repeat
  earns: the polymer is the only product
  earns: no atoms are lost when the monomers join
  earns: nothing is given off
  earns: only one produkt forms
  misses: water is lost
  misses: they are both alkenes
  misses: they have the same properties`,
)

/** Two differences of addition and condensation. */
export const DIFFERENCES = [
  judged(
    'addition gives the polymer only, condensation a small molecule (water) as well',
    `
    SMALL = small/water/byproduct/"by-product"/"h2o"/two/second/another/other
    reject addition ...(no condensation/not/no/only/but/while/whereas).. water/"h2o"
    reject condensation ...(no addition/not/but/while/whereas).. only ... polymer
    reject condensation ...(no addition/but/while/whereas).. one product
    reject condensation ...(no addition/but/while/whereas).. no water
    accept condensation ...(no addition/no).. water/"h2o"/byproduct/"by-product"
    accept condensation ...(no addition/no).. SMALL ...(no addition).. molecule/product/products
    accept condensation ...(no addition/no/not).. (has/gives/makes/forms) ...(no addition/no/not).. by product/products
    accept addition ...(no condensation).. no by product/products
    accept condensation ...(no addition).. two products
    accept addition ...(no condensation/water).. only/one/single ...(no condensation/monomer).. product
    accept addition ...(no condensation/water).. polymer only
    accept addition ...(no condensation/water).. only ...(no condensation/monomer).. polymer
    accept water/"small molecule" ... condensation
    accept addition ... no/not ... water/byproduct/"by-product"/"h2o" | addition ... no/not ... small molecule
    unsure water/product/products/byproduct/"by-product" | small molecule
    earns: addition forms only the polymer, condensation forms water as well
    earns: in condensation polymerisation a small molecule is made too
    earns: addition polymerisation has one product
    earns: in condensation watter is formed but not in addition
    misses: addition uses alkenes, condensation does not
    misses: addition polymers are longer
    misses: addition forms water`,
  ),
  judged(
    'monomers of addition have C=C, those of condensation two functional groups',
    `
    CC = double/"c=c"/alkene/alkenes/unsaturated
    GROUP = functional/groups/carboxylic/dicarboxylic/diol/diamine/amine/acid/acids/oh/cooh
    reject addition ...(no condensation/but/while/whereas/not).. saturated/alkane/alkanes
    reject condensation ...(no addition/not/no/but/while/whereas).. CC
    accept addition ...(no condensation).. CC
    accept CC ...(no condensation).. addition
    accept condensation ...(no addition).. two/2/both/different ...(no addition/monomer).. GROUP
    accept condensation ...(no addition).. dicarboxylic/diol/diamine
    accept condensation ...(no addition).. GROUP ... end/ends
    accept two/2 functional ... condensation
    unsure CC/GROUP | two monomer | different monomer
    earns: the monomers of addition have a C=C double bond
    earns: addition uses alkenes but condensation uses monomers with two functional groups
    earns: condensation monomers have two functional groups
    earns: addition monomers have a doubel bond
    misses: condensation forms water
    misses: addition is faster
    misses: they both use monomers`,
  ),
]

/** How PET is recycled into new PET. */
export const RECYCLED = [
  judged(
    'it is converted (broken down) back into its monomers',
    `
    BACK = converted/convert/turned/turn/broken/break/back/split/changed/change/hydrolysed/decomposed/depolymerised/returned/separated/made
    reject monomer ... from bacteria
    reject not BACK ... monomer
    accept BACK ... monomer/monomers
    accept depolymerised/depolymerisation
    accept monomer/monomers ... obtained/recovered/formed/reformed
    accept BACK ... dicarboxylic/diol
    unsure monomer/monomers | break/broken down
    earns: it is converted back into its monomers
    earns: PET is broken down to the monomers
    earns: it can be split into monomers again
    earns: it is turned bak into monomars
    misses: it is melted and moulded
    misses: it is burned
    misses: it is non-biodegradable`,
  ),
  judged(
    'which are re-polymerised',
    `
    AGAIN = again/new/re/back/more/another/then
    reject ethene/cracked/cracking
    accept repolymerised/repolymerise/repolymerisation/repolymerized/repolymerize
    accept "re-polymerised" | "re-polymerise" | "re-polymerisation" | "re-polymerized" | "re polymerised"
    accept polymerised/polymerise/polymerisation/polymerized, AGAIN
    accept monomer/monomers ... polymerised/polymerise/polymerized
    accept monomer/monomers ... join/joined/joining/react/used/made/make/build/form/combine/combined ... AGAIN/polymer/pet
    accept make/making/made/form ... new/again ... polymer/pet/plastic
    accept joined/join/reacted together again
    accept new ... polymer/pet/plastic ... made/formed/produced/make
    unsure polymerise/new/again
    earns: it is turned into monomers, which are re-polymerised
    earns: the monomers are polymerised again
    earns: and then new PET is made from the monomers
    earns: the monomers are repolimerised
    misses: it is converted into monomers
    misses: it is melted
    misses: it is put in landfill`,
  ),
]

/** Why amino acids form chains. */
export const BOTH_ENDS = [
  judged(
    'each molecule has two functional groups, NH2 and COOH',
    `
    AMINE = amine/amino/nh2/nh/h2n
    ACID = carboxyl/carboxylic/cooh/acid
    reject only one functional
    reject double bond/"c=c"
    accept two/2/both functional/reactive/group/groups
    accept nh2/amine ... ACID
    accept carboxyl/carboxylic/cooh ... AMINE
    accept functional/reactive/group/groups ... both/each/two/either end/ends
    accept group/groups ... end/ends
    unsure functional/AMINE/cooh/carboxylic
    earns: each has two functional groups
    earns: they have an NH2 group and a COOH group
    earns: there is a functional group at each end
    earns: they contain an amine and a carboxilic group
    misses: they have a double bond
    misses: they are small molecules
    misses: water is formed`,
  ),
  judged(
    'so each can react (form links) at both ends / COOH of one reacts with NH2 of the next',
    `
    JOIN = react/reacts/join/joins/link/links/bond/bonds/form/forms/connect/combine/attach
    OTHER = another/other/next/neighbouring/different/two/others/second
    reject not JOIN
    reject two functional, without JOIN
    reject water ... formed/form, without react/link/join/bond/nh2/cooh
    accept JOIN ... both/each/either ... end/ends/side/sides
    accept both/each/either end/ends/side/sides ... JOIN
    accept JOIN ...(no water).. OTHER ... amino/acid/acids/molecule/molecules/monomer/monomers/one/group/groups/nh2/cooh/end
    accept nh2/amine/amino/cooh/carboxyl/carboxylic ... JOIN ... nh2/amine/amino/cooh/carboxyl/carboxylic/OTHER
    accept OTHER ... JOIN ...(no water).. amide
    reject double bond/"c=c"
    unsure JOIN/amide
    earns: the COOH of one reacts with the NH2 of the next
    earns: so they can join at both ends
    earns: each can link to two other molecules
    earns: one group reakts with a group of another amino acid
    misses: they have two functional groups
    misses: water is formed
    misses: they are long`,
  ),
]
