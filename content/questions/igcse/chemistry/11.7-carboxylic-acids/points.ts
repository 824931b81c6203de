import { judged } from '@/lib/exams/authoring/marks'

export const MANGANATE = judged(
  '(aqueous) potassium manganate(VII)',
  `
  NAME = manganate/permanganate/manganatevii
  reject manganese, without manganate, without permanganate
  reject sodium ... manganate
  accept potassium ... NAME
  accept "kmno4"
  unsure NAME
  unsure dichromate
  earns: potassium manganate(VII)
  earns: acidified aqueous KMnO4
  earns: potassium permanganate with sulfuric acid
  earns: acidified pottasium mangenate
  misses: potassium hydroxide
  misses: bacteria
  misses: sulfuric acid
  misses: aqueous bromine`,
)

export const ACIDIFIED = judged(
  'acidified (with dilute sulfuric acid)',
  `
  OXIDISER = manganate/permanganate/manganatevii/dichromate/"kmno4"
  reject not acidified/acidic
  reject hydrochloric/ethanoic/carboxylic
  reject alkaline
  accept (acidified/acidify/acidic) & OXIDISER
  accept (sulfuric/sulphuric) & OXIDISER
  accept ("h2so4" | "h+" | "h+/kmno4") & OXIDISER
  accept acid & OXIDISER
  unsure acid/acidified
  earns: acidified potassium manganate(VII)
  earns: potassium manganate with sulfuric acid
  earns: KMnO4 in acidic solution
  earns: potassium manganate, acidifyed with sulfric acid
  misses: potassium manganate(VII)
  misses: alkaline potassium manganate(VII)
  misses: KMnO4 and heat`,
)

/** Of a weak acid and hydrochloric acid; the question names both. */
export const PARTLY_DISSOCIATED = judged(
  'ethanoic acid is (only) partially dissociated / hydrochloric acid is completely dissociated',
  `
  PART = partial/partially/partly/incompletely/some/few/fewer/less/slightly
  FULLY = fully/completely/totally/all/wholly/complete/entirely
  SPLIT = dissociate/ionise/ionize/dissociation/ionisation/ionization/split/dissociated
  STRONG = hydrochloric/strong/hcl
  WEAK = ethanoic/weak
  reject WEAK ...(no STRONG/than/while/whereas/but/not).. FULLY SPLIT
  reject STRONG ...(no WEAK/than/while/whereas/but/FULLY).. PART SPLIT
  accept not FULLY SPLIT
  accept not SPLIT FULLY
  accept PART ... SPLIT
  accept SPLIT ... PART
  accept STRONG ...(no WEAK).. FULLY ... SPLIT
  accept STRONG ...(no WEAK).. SPLIT ... FULLY
  accept FULLY SPLIT ...(no WEAK).. STRONG
  accept STRONG ...(no WEAK).. "100%"
  unsure SPLIT | weak/strong
  earns: ethanoic acid is only partially dissociated
  earns: HCl dissociates completely
  earns: the ethanoic acid does not fully ionise
  earns: ethanoic acid is partialy disociated
  misses: ethanoic acid is completely dissociated
  misses: hydrochloric acid is more concentrated
  misses: ethanoic acid has a higher pH`,
)

export const FEWER_IONS = judged(
  'so ethanoic acid has a lower concentration of hydrogen ions',
  `
  LESS = less/lower/fewer/smaller/low/few/reduced/small
  MORE = more/higher/greater/larger/high/bigger/many
  STRONG = hydrochloric/strong/hcl
  WEAK = ethanoic/weak
  ION = "h+"/proton/protons
  reject WEAK ...(no hydrochloric/strong/hcl/than/but/while/whereas/LESS).. MORE ... ION
  reject WEAK ...(no hydrochloric/strong/hcl/than/but/while/whereas/LESS).. MORE ... hydrogen ion
  reject STRONG ...(no ethanoic/weak/than/but/while/whereas/MORE).. LESS ... ION
  reject STRONG ...(no ethanoic/weak/than/but/while/whereas/MORE).. LESS ... hydrogen ion
  reject LESS ION in STRONG
  reject LESS hydrogen ion in STRONG
  accept LESS ...(no MORE).. ION
  accept LESS ...(no MORE).. hydrogen ion
  accept ION ...(no MORE).. LESS
  accept hydrogen ion ...(no MORE).. LESS
  accept not MORE ION
  accept not MORE hydrogen ion
  accept STRONG ... MORE ... ION
  accept STRONG ... MORE ... hydrogen ion
  accept STRONG ... ION ... MORE
  accept STRONG ... hydrogen ion ... MORE
  accept MORE ION ... STRONG
  accept MORE hydrogen ion ... STRONG
  unsure ION | hydrogen ion | LESS h ion
  earns: so there are fewer hydrogen ions
  earns: hydrochloric acid is completely dissociated, so it has more H+ ions
  earns: the concentration of H+ is lower in ethanoic acid
  earns: the consentration of hydrogen ions is lowwer
  misses: ethanoic acid has more hydrogen ions
  misses: it has fewer molecules
  misses: ethanoic acid is less reactive`,
)
