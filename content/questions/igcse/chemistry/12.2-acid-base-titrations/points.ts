import { judged } from '@/lib/exams/authoring/marks'

export const SEE_THE_COLOUR = judged(
  'so that the colour change (end-point) is seen clearly',
  `
  SEE = see/seen/visible/clear/clearly/clearer/easy/easier/notice/observe/visibility/spot/view
  CHANGE = colour/color/change/"end-point"/endpoint/"end point"/indicator
  reject burette/volume/reading/meniscus/scale, without colour/color/change/indicator
  reject not SEE
  accept SEE ... CHANGE
  accept CHANGE ... SEE
  accept contrast
  unsure CHANGE
  unsure SEE
  earns: to see the colour change clearly
  earns: so the end-point is easier to see
  earns: it makes the change of colour more visible
  earns: to see the coler change clearley, see the colur change
  misses: to protect the bench
  misses: to keep the flask warm
  misses: to read the burette`,
)

export const NOT_TOO_MUCH = judged(
  'so that not too much acid is added (the exact end-point is found)',
  `
  reject faster/quicker, without exact/exactly/miss/past/overshoot
  reject mix/dissolve, without exact/exactly/miss/past/overshoot/accurate
  accept not miss/overshoot/past/pass/exceed/excess/over
  accept not go past/over/beyond
  accept too much, not add/added
  accept not add ... more/extra/much/excess/enough
  accept (avoid/prevent/stop) ... (excess/overshoot/overshooting/miss/missing/passing/much/more/extra/adding)
  accept (exact/exactly/accurate/accurately/precise/precisely) ... (end/point/volume/neutral/titre/amount/change/moment/endpoint)
  accept (end/point/volume/neutral/titre/amount/endpoint) ... (exact/exactly/accurate/accurately/precise/precisely)
  accept stop ... (colour/end/moment/time/endpoint/"as soon as")
  accept one drop ... (change/enough)
  unsure accurate/accuracy/excess/exact/precise
  unsure end point | endpoint
  earns: so that not too much acid is added
  earns: to find the exact end-point
  earns: so you do not go past the end-point
  earns: to avoid adding an exess of acid, to find the exackt volume
  misses: to make it faster
  misses: to mix the acid and the alkali
  misses: so the colour is stronger`,
)

export const NEAREST_TITRES = judged(
  'they are concordant (close to each other / within 0.2 cm^{3}), the other is rough (not close)',
  `
  CLOSE = concordant/close/closest/near/nearest/similar/agree/consistent/within
  reject not CLOSE, without rough/others/other/first
  reject "the highest"/"the biggest"/"the lowest"/"the smallest"/"the last", without CLOSE
  accept first ... high/higher/big/large/larger/bigger
  accept CLOSE
  accept (rough/first/other/anomalous/anomaly) ... (different/far/not/too/larger/anomalous/inaccurate/higher/outlier/practice/estimate)
  accept rough/anomalous/anomaly/outlier/inaccurate
  unsure first/other/same
  earns: they are concordant
  earns: they are within 0.2 cm3 of each other
  earns: these two are close together
  earns: they are conkordant and the first is a ruff one, they are concordent
  misses: they are the biggest
  misses: they are the last
  misses: it is a fair test`,
)
