import { judged } from '@/lib/exams/authoring/marks'

const PUT =
  'PUT = put/puts/insert/inserts/inserted/insertion/add/added/place/placed/join/joined/introduce/introduced/attach/attached'

export const TAKEN_OUT = (letter: string) =>
  judged(
    `${letter}: the plasmid is removed from a bacterium`,
    `
    OUT = remove/removes/removed/take/takes/taken/extract/extracted/isolate/isolated/separate/separated
    RING = plasmid/ring
    reject not OUT
    reject gene ... OUT, without RING/it
    reject OUT ...(no RING).. gene, without RING
    accept RING ... OUT
    accept OUT ...(no gene).. RING
    accept it ... OUT ... (bacterium/bacteria/cell | out)
    unsure OUT
    earns: the plasmid is removed from the bacterium
    earns: they take out the plasmid
    earns: a plasmid is extracted from a cell
    earns: the plasmid is remooved
    misses: a gene is put into the plasmid
    misses: the plasmid is put into a bacterium
    misses: the bacterium divides`,
  )

export const GENE_PUT_IN = (letter: string) =>
  judged(
    `${letter}: the (new) gene is put into the plasmid`,
    `
    ${PUT}
    GENE = gene/dna
    RING = plasmid/ring/it
    reject not PUT
    reject GENE ...(no plasmid/ring/it).. PUT ...(no plasmid/ring/it/then).. bacterium/bacteria/cell
    accept GENE ... PUT ... RING
    accept PUT ...(no bacterium/bacteria/cell/plasmid).. GENE
    accept PUT ... (plasmid | ring) ... to/with GENE
    accept GENE ... PUT
    accept GENE ... ligase
    accept (plasmid | ring) ... (alter | altered | change | changed | modify | modified) ... GENE
    unsure alter/altered/modify/modified/change/changed/recombinant
    earns: the gene is inserted into the plasmid
    earns: a new gene is added to it
    earns: they put the gene in the plasmid
    earns: the gene is put in the plazmid
    misses: the plasmid is removed from the bacterium
    misses: the plasmid is put into a bacterium
    misses: the plasmid is copied`,
  )

export const PUT_INTO_CELL = (letter: string) =>
  judged(
    `${letter}: the plasmid is put (back) into a bacterium`,
    `
    ${PUT}
    CELL = bacterium/bacteria/cell/back
    reject not PUT/return
    reject remove/removed/extract/extracted/isolated & CELL & without PUT/return/returned
    accept plasmid/ring/it ... PUT ...(no from).. CELL
    accept PUT ... plasmid/ring/it ...(no from/with).. CELL
    accept return/returned/returns
    accept CELL ... (take | takes | taken) ... (up | in) ... plasmid/ring/it
    accept plasmid/ring/it ... (go | goes | taken | transferred | moved) ... (into | to | back | up) ... CELL
    unsure PUT ... CELL
    earns: the plasmid is put into a bacterium
    earns: the plasmid is returned to a cell
    earns: it is inserted back into the bacterium
    earns: the plazmid is put into a bacterium
    misses: the plasmid is removed from a bacterium
    misses: the gene is put into the plasmid
    misses: the bacteria divide`,
  )

export const ALL_MAKE_IT = judged(
  'so there are soon very many cells, all of which make the enzyme',
  `
  MANY = many/million/millions/large/lot/lots/huge/more/great/number/numbers/thousands
  MAKE = make/makes/making/made/produce/produces/producing/produced/release/releases
  reject few/fewer/less bacteria/bacterium/cell
  accept MANY ...(no product/enzyme/amount/mass).. bacteria/bacterium/cell/cells/them
  accept bacteria/bacterium/cell/cells ...(no make/makes/making/made/produce/produces/producing/fast/quick/have/has/contain).. MANY ...(no amount/mass/quantity).. (soon | time | number | formed | present)
  accept there ... MANY ...(no amount/mass/quantity).. (them | cell | bacteria)
  accept number ... (increase | increases | rise | rises | double | doubles | grow | grows)
  accept all/each/every ... MAKE
  accept (colony | population) ... (large | big | huge | grow | grows)
  accept all/each/every ... (bacterium | cell | bacteria) ... (gene | enzyme)
  unsure MANY
  earns: so there are soon many bacteria
  earns: each of the new cells makes the enzyme
  earns: there are millions of cells making it
  earns: soon there are milions of cells
  misses: they reproduce rapidly
  misses: bacteria are cheap to feed
  misses: they cannot feel pain`,
)

export const NO_SUFFERING = judged(
  'bacteria cannot feel pain (have no nervous system) / no animals have to be killed',
  `
  ANIMAL = animal/animals/calf/calves/goat/goats/lamb/lambs
  HARM = kill/kills/killed/killing/slaughter/slaughtered/harm/harmed/hurt/suffer/suffers/suffering/die/dies/pain/cruel/cruelty/welfare
  reject bacteria ... (feel | feels | suffer | suffers) ...(no animal/animals/calf/calves/goat/goats/lamb/lambs).. pain
  accept not feel/suffer/sentient/conscious
  accept not pain/nervous/brain/nerve/nerves/suffering/feeling/feelings/emotions
  accept not (kill | killed | slaughter | slaughtered | harm | harmed | hurt | die), without bacteria
  accept ANIMAL ... HARM
  accept HARM ... ANIMAL
  accept not ANIMAL ... HARM
  accept not need ANIMAL
  accept few/fewer/less people ... object/mind/care/worry
  unsure HARM/ANIMAL
  unsure vegetarian/vegetarians
  earns: bacteria cannot feel pain
  earns: no calves have to be killed
  earns: animals can suffer
  earns: bacteria have no nervuos system
  misses: bacteria reproduce quickly
  misses: the enzyme is cheaper
  misses: bacteria have plasmids`,
)
