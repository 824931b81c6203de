import { judged } from '@/lib/exams/authoring/marks'

export const BLOOD_RENEWED = judged(
  'blood flows: it carries oxygen away (brings carbon dioxide)',
  `
  MOVE = flow/flows/flowing/carry/take/move/circulate/transport/remove/bring/brought/pump/replace/supply
  BLOOD = blood/capillary/bloodstream/heart/circulation
  reject not (MOVE)
  reject oxygen ...(no away/carry).. (move/go/pass) ...(no away/carry).. (into/to/in) ... blood, without away/flow/circulate/pump
  reject blood ... (carry/take/bring) ... oxygen ... (to/into) ... (alveolus/alveoli/lung)
  accept BLOOD ... MOVE
  accept MOVE ... (BLOOD)
  accept blood supply
  accept oxygen ... (carry/take/transport) ... away
  accept (deoxygenated) blood ... (arrive/come/enter/replace)
  unsure haemoglobin
  earns: blood flows and carries oxygen away
  earns: the blood takes the oxygen away
  earns: blood with little oxygen is brought all the time
  earns: the heart pumps blood through the capillaries
  earns: the blod caries the oxygen away, blood carrys oxigen away
  misses: breathing brings fresh air
  misses: the walls are thin
  misses: there is a large surface area
  misses: oxygen moves into the blood`,
)

export const AIR_RENEWED = judged(
  'breathing (ventilation) brings fresh air with oxygen (removes carbon dioxide)',
  `
  BREATH = breathe/breath/breathing/ventilate/ventilation/inhale/inspire/inspiration
  reject not (BREATH)
  accept BREATH ... (fresh/air/oxygen/renew/new/replace/refill/bring)
  accept (fresh/air/oxygen/renew/new/bring) ... BREATH
  accept (fresh/new) ... air
  accept air ... (renew/replace/refresh/exchange)
  accept ventilate/ventilation
  accept (exhale/expire) ... (carbon/"co2")
  accept fresh/new oxygen
  accept (carbon/"co2") ... (exhale/expire | breathe out)
  accept by "breathing" | "breathing" in
  accept (constant/continuous/regular/keep/constantly/continuously) BREATH
  unsure BREATH | (air/oxygen) ... lung
  earns: breathing brings fresh air into the alveoli
  earns: ventilation of the lungs
  earns: air with oxygen is breathed in again and again
  earns: breatheing brings in frech air, ventillation brings new air
  misses: blood carries the oxygen away
  misses: the walls are thin
  misses: oxygen diffuses into the blood
  misses: there is a capillary`,
)

export const LESS_INTO_BLOOD = judged(
  'less oxygen diffuses into the blood (less gas exchange)',
  `
  LESS = less/low/lower/reduce/decrease/slow/slower/little/fewer/small/smaller/insufficient/fall/lack
  GAS = oxygen/"o2"/exchange/diffusion/diffuse
  reject more (oxygen/diffusion), without LESS
  reject (muscle/cell) ... (use/need) ... LESS oxygen
  accept LESS ... GAS
  accept GAS ... LESS
  accept not enough/sufficient oxygen
  accept not enough ... oxygen
  accept oxygen ... not (enough/reach)
  accept not oxygen
  accept LESS ... surface area ... GAS
  unsure oxygen | LESS surface
  earns: less oxygen diffuses into the blood
  earns: gas exchange is slower
  earns: not enough oxygen gets into the blood
  earns: there is less oxigen in the blood
  misses: less energy is released
  misses: the alveoli are broken
  misses: more oxygen is in the blood
  misses: the muscles respire less`,
)

export const LESS_RESPIRATION = judged(
  'so muscles have less aerobic respiration (less energy is released, more lactic acid)',
  `
  LESS = less/low/lower/reduce/decrease/slow/slower/little/fewer/insufficient/lack/fall
  RESP = respiration/respire/aerobic/aerobically/energy
  reject more (aerobic/energy), without anaerobic/LESS
  reject respire/respiration more, without anaerobic/LESS
  reject (make/produce/create) ... energy, without LESS/release
  accept anaerobic/anaerobically/lactic
  accept LESS ... RESP
  accept RESP ... LESS
  accept not enough/sufficient energy
  accept not respire
  accept not (enough/much) ... (energy/respiration)
  accept oxygen debt
  unsure RESP
  earns: so the muscles respire less
  earns: less energy is released by respiration
  earns: muscles respire anaerobically and lactic acid builds up
  earns: less enrgy is relesed by respirasion, there is less energy
  misses: less oxygen gets into the blood
  misses: there is more energy
  misses: the surface area is smaller
  misses: the person is tired`,
)
