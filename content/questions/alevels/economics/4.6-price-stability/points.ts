import { judged } from '@/lib/exams/authoring/marks'

/** What the points of the essay in this folder ask for; see content/questions/README.md. */

export const STRUCTURAL = judged(
  'Structural unemployment: a lasting change in the pattern of demand or production, so that the skills or location of workers do not fit the jobs.',
  `
    accept structural ... change/changes/decline/skills/location/mismatch/industry/industries
    accept skills/location ... not fit/match/need/suit
    accept not right/need/required skills
    accept not skills
    accept mismatch
    accept geographical/occupational immobility
    earns: structural unemployment is caused by a change in the pattern of demand
    earns: the skills of the workers do not match the jobs
    earns: structural unemployment happens when an industry declines and workers lack skils
    misses: structural unemployment is serious
    misses: workers have the right skills
    misses: aggregate demand falls`,
)

export const LASTING = [
  judged(
    'Skills are lost, so productive capacity falls; benefits are paid for long; a whole region declines as spending there falls.',
    `
    LOST = lose/lost/loses/fade/forget/outdated/fall/falls/lower
    accept LOST ... skill/skills/capacity/confidence
    accept skills ... LOST
    accept productive capacity
    accept benefits ... long/years/paid
    accept region/area/town/shops ... decline/declines/lose/suffer/suffers/spending/poor/depressed
    earns: people lose their skills
    earns: the whole region suffers, because shops lose customers
    earns: benefits have to be paid for many yers
    misses: wages in the region rise
    misses: people find jobs quickly
    misses: output is high`,
  ),
  judged(
    'Higher AD does little for it; retraining is slow and costly.',
    `
    SLOW = slow/long/years/cost/costs/costly/expensive/difficult/time/money
    accept ad/demand ... not solve/help/reduce/cure/work
    accept not solve/cure/reduce ... ad/demand
    accept problem/cause ... demand
    accept retrain/retraining/training/supply ... SLOW
    earns: the government cannot solve it by raising AD
    earns: retraining takes a long time
    earns: training is expensve and takes years
    misses: higher AD solves the problem
    misses: workers are retrained
    misses: demand is high`,
  ),
]

export const CYCLICAL = [
  judged(
    'Cyclical unemployment: a lack of aggregate demand (AD shifts left, output and employment fall).',
    `
    LOW = low/fall/insufficient/deficient/left/decrease/recession/downturn
    accept cyclical ... LOW
    accept cyclical ... not ad/demand
    accept ad/aggregate ... LOW
    accept LOW ... ad/aggregate
    earns: cyclical unemployment is caused by a lack of aggregate demand
    earns: AD shifts left in a recession
    earns: cyclical unemployment comes in a downtern when demand is low
    misses: cyclical unemployment is not so bad
    misses: AD shifts right and jobs are created
    misses: it is caused by a lack of skills`,
  ),
  judged(
    'It affects most industries and regions at once, so the number of unemployed and the lost output may be much larger.',
    `
    MOST = all/most/many/nearly/whole/every/entire
    accept MOST ... industry/industries/region/regions/country/economy/sectors
    accept more/larger/many ... people/workers/jobs ... lose/lost/unemployed
    accept lost output
    accept output ... lost
    earns: it affects nearly all industries at once
    earns: the whole econmy suffers, so many more people lose their jobs
    earns: more people are unemployed in a recession
    misses: it affects only one region
    misses: unemployment is bad
    misses: industries close in one place`,
  ),
  judged(
    'Tax revenue falls and spending on benefits rises across the country; less spending causes further job losses.',
    `
    DOWN = fall/falls/less/lower/decrease/decreases/drop/reduce
    UP = rise/rises/more/increase/increases/higher
    accept tax revenue ... DOWN
    accept DOWN ... tax revenue/income
    accept UP ... benefits
    accept benefits ... UP
    accept unemployed/people/workers/households ... spend ... less ... ad/jobs/demand/firms/further
    accept multiplier
    earns: tax revenue falls
    earns: the government has to spend more on benefits
    earns: the unemployed spend less, so AD falls ferther
    misses: taxes are raised
    misses: benefits are good for people
    misses: people save money`,
  ),
  judged(
    'If a recession is long, workers lose skills and cyclical unemployment may become structural.',
    `
    accept cyclical ... become/becomes/turn/turns ... structural
    accept recession/unemployment ... long/lasts/persists/continues ... skills
    accept hysteresis
    earns: cyclical unemployment can become structural
    earns: if the recession lasts long, workers lose their skils
    earns: when the recession lasts, skills fade
    misses: structural unemployment is worse than cyclical
    misses: a recession is short
    misses: workers have good skills`,
  ),
]
