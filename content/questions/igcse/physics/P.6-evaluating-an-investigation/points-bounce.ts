import { judged } from '@/lib/exams/authoring/marks'

export const BOUNCE_READ = judged(
  'eye level with the bottom of the ball (at right angles to the rule); a trial bounce first, so that the eye is at the right height; a film that is stopped; the rule vertical or the ball close to it',
  `
  EYE = eye/look/view/head/sight/observe/read/watch
  BALL = ball/bounce/rule/ruler/scale/bottom/reading/height/point/top
  reject (eye/look/view/sight/avoid) ... parallel | parallel error
  accept parallax/perpendicul* | right angle | 90 degree | eye level
  accept EYE ... (level/perpendicularly/straight/horizontal/horizontally/directly) | crouch/kneel/squat | bend down | EYE ... same height | eye/head ... in line | eye/head ... height
  accept (trial/practice/test) ...(no repeat).. (bounce/drop/run/go/first) | (bounce/drop) ... (first/once/before) ... (see/know/find/estimate/where/roughly/approximate) | practise/practice | (know/estimate) ... where ... (look/BALL)
  accept video/film/camera/record/photo/phone | slow motion | motion sensor
  accept (rule/ruler/it) ... (vertical/vertically/upright/plumb) | set square | plumb line | plumbline | spirit level
  accept (ball/drop) ... (close/near/next) ... (rule/ruler/scale) | (close/near) ... (rule/ruler) | (rule/ruler) ... (close/near/next)
  accept helper/assistant | (someone/somebody) else | (second/another/other/two) (student/person/observer/people)
  unsure (eye/look/view/head/sight/observe/watch), BALL | level/vertical/straight | mark/pointer
  earns: look with the eye level with the bottom of the ball
  earns: avoid parallax
  earns: use a slow motion vidoe, film it
  earns: do a trial bounce first to see where to look
  earns: make sure that the metre rule is vertical
  misses: drop the ball from the same height
  misses: repeat it and take a mean
  misses: use a harder floor
  misses: measure carefully`,
)
