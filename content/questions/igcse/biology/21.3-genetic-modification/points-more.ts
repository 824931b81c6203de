import { judged } from '@/lib/exams/authoring/marks'

export const CUT_WITH_THE_SAME = judged(
  'the plasmid is cut (open) with the same restriction enzyme',
  `
  CUT = cut/cuts/open/opens/opened/cleave/cleaved
  ENZYME = restriction/endonuclease
  reject ligase ...(no restriction/and/then).. CUT
  reject different ... ENZYME, without same
  accept plasmid ...(no gene).. CUT
  accept CUT ...(no out/gene/and/then/put/insert/join).. plasmid
  accept gene and plasmid ... CUT | CUT ... gene and plasmid | CUT both
  accept same ... ENZYME
  accept same enzyme
  accept ENZYME ... plasmid
  accept plasmid ... ENZYME
  unsure CUT/ENZYME
  earns: the plasmid is cut with the same restriction enzyme
  earns: a restriction enzyme opens the plasmid
  earns: the plasmid is cut open
  earns: the plasmid is opened by a restricttion enzyme
  misses: the bases pair
  misses: ligase joins them
  misses: the plasmid is put into a bacterium`,
)

export const ENDS_PAIR = judged(
  'complementary (unpaired) bases of the sticky ends pair',
  `
  PAIR = pair/pairs/paired/match/matches/matching/fit/fits/bind/binds/bond/bonds/attach/attaches/stick/sticks/complementary/join/joins
  END = end/ends/base/bases/sticky
  reject not (PAIR)
  accept END ... PAIR, without ligase
  accept PAIR ... END, without ligase
  accept complementary
  accept sticky ... PAIR, without ligase
  accept PAIR ... sticky, without ligase
  unsure END, ligase
  accept A ... with T | C ... with G
  accept base pairing
  unsure END
  earns: the sticky ends pair
  earns: complementary bases come together
  earns: the bases of the ends match
  earns: the sticky ends are complementery
  misses: ligase is added
  misses: the plasmid is cut
  misses: the gene is cut out`,
)

export const LIGASE_JOINS = judged(
  'DNA ligase joins the gene to the plasmid',
  `
  reject ligase ...(no and/then/join/joins/joined/seal/seals/restriction).. cut/cuts
  reject not ligase
  accept ligase
  unsure enzyme ... join/joins
  earns: DNA ligase joins them
  earns: they are sealed by ligase
  earns: DNA liggase joins the gene and the plasmid
  misses: a restriction enzyme cuts the plasmid
  misses: ligase cuts the plasmid
  misses: the ends pair`,
)

export const WEEDS_KILLED = judged(
  'herbicide kills the weeds but not the crop',
  `
  DIE = kill/kills/killed/die/dies/dead/destroy/destroys/destroyed/remove/removes/removed
  reject crop/gene/plant/soya/maize/rice ... kill/kills ... weed, without herbicide/spray/sprayed/weedkiller/resist/resistant
  reject weed ... not DIE
  reject insect/insects/pest/pests ... DIE, without weed
  accept DIE ... weed
  accept weed ... DIE
  accept not weed | less/fewer weed
  accept crop/it/they/soya/rice/maize ... not (DIE | harmed | affected | damaged)
  accept crop/it/they/soya/rice/maize ... survive/survives/resist/resistant ... (spray | sprayed | herbicide | weedkiller)
  accept herbicide/weedkiller/spray ... not (DIE | harm | affect | damage)
  accept only ... weed
  unsure weed
  earns: the herbicide kills weeds but not the crop
  earns: there are fewer weeds
  earns: the crop is not harmed by the spray
  earns: weeds are remooved by it
  misses: the crop kills the weeds
  misses: insects do not eat the crop
  misses: the crop grows more`,
)

export const LESS_COMPETITION = judged(
  'so the crop has less competition (more light, water, mineral ions) and grows more',
  `
  NEED = light/sunlight/water/nutrient/nutrients/mineral/minerals/ion/ions/space/nitrate
  LESS = less/fewer/little/reduce/reduced/low/lower/decrease
  reject more competition
  accept LESS ... compete/competition/competing/competitor
  accept not compete/competition/competing/competitor
  accept compete/competition ... LESS
  accept more/enough/all ... NEED
  accept NEED ... more | NEED ... (for | available) ... (crop | soya | maize | rice)
  accept not share ... NEED
  accept not (take | use | absorb) ... NEED
  accept (crop | soya | rice | maize | it | plant | plants) ... (grow | grows) ... (better | more | faster | larger | bigger)
  accept more growth/photosynthesis | photosynthesise more
  unsure compete/competition/NEED
  earns: there is less competition
  earns: the crop gets more light and water
  earns: weeds do not compete with the crop
  earns: there is less competision for nutriants
  misses: the weeds are killed
  misses: fewer insects eat the crop
  misses: the yield is higher`,
)
