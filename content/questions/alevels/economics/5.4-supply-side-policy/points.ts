import { judged } from '@/lib/exams/authoring/marks'

/** What the points of the essay in this folder ask for; see content/questions/README.md. */

export const RAISE_DEMAND = [
  judged(
    'Low unemployment: those who want work at the going wage rate can soon find it; measured by the unemployed as a percentage of the labour force.',
    `
    accept willing, able/work
    accept want ... work/job ... find
    accept percentage/share/proportion ... labour force
    accept going wage
    earns: people who are willing and able to work have no job
    earns: the unemployed as a percentage of the labour force
    earns: the unemployd as a persentage of the labour forse
    misses: unemployment is too high
    misses: workers earn a low wage
    misses: the labour force is large`,
  ),
  judged(
    'AD can be raised by lower taxes, more government spending or (by the central bank) lower interest rates.',
    `
    LESS = lower/cut/cuts/reduce/reduced/reducing/decrease/fall
    MORE = more/higher/raise/raising/increase/increased/increasing/rise
    accept LESS ... tax/taxes/rate/rates
    accept MORE ... government/public/state spending/expenditure
    accept government/state ... MORE/spend ... spending/more/roads/infrastructure
    accept expansionary ... policy
    earns: the government can cut taxes
    earns: AD rises if interest rates are lowered, a lower interest rate helps
    earns: higher goverment spending on roads
    misses: AD should be raised
    misses: people should spend more
    misses: interest rates are high`,
  ),
  judged(
    'If unemployment is cyclical, AD shifts right, firms raise output and take workers back, with little inflation when there is spare capacity.',
    `
    accept cyclical/recession ... ad/demand
    accept cyclical ... not ad/demand
    accept ad/demand ... shift/shifts ... right
    accept firms ... output/produce ... hire/employ/workers/jobs/more
    accept spare capacity
    accept idle/unused ... resources/factories/machines/capacity
    earns: AD shifts to the right, so firms raise output and hire workers
    earns: if it is cyclical it is caused by a lack of AD
    earns: there is little inflation because there is spare capasity
    misses: AD shifts to the left
    misses: workers lack skills
    misses: inflation is always bad`,
  ),
  judged(
    'Higher incomes and tax revenue follow; the policy acts sooner than supply-side measures.',
    `
    accept tax revenue/revenues ... rise/rises/grow/grows/increase/increases/higher
    accept higher/more ... tax revenue/revenues | income/incomes
    accept income ... rise/grow/increase
    accept faster/sooner/quicker/quickly/soon
    earns: incomes and tax revenue grow
    earns: it works faster than supply-side policy
    earns: the goverment receives more tax revenue
    misses: taxes are cut
    misses: it takes many years
    misses: people save a lot`,
  ),
]

export const OTHER_CAUSES = [
  judged(
    'If unemployment is structural or technological, workers lack the skills or live in the wrong place; vacancies stay empty and higher AD raises mainly prices.',
    `
    accept structural/technological ... robots/closed/industry/place
    accept not skills/qualifications
    accept not right/need/required skills
    accept wrong place/skills
    accept vacancies ... empty/unfilled
    accept ad/demand ... price/prices/inflation ... rise/more/only/mainly/up
    earns: structural unemployment is not solved by AD because workers lack skills
    earns: the unemployed do not have the right skills
    earns: vacancies stay emptty
    misses: workers have the skills that firms need
    misses: structural reform is good
    misses: unemployment is cyclical`,
  ),
  judged(
    'Retraining, help to move and support for new firms shift LRAS right and treat the cause.',
    `
    accept retrain/retraining/training/education ... skills/lras/cause/unemployment/workers/help/fill/needed/better
    accept lras/as/supply ... right
    accept supply side ... policy/policies/measures
    accept help ... move
    earns: retraining helps workers to find jobs
    earns: LRAS shifts to the right
    earns: suply-side policy treats the cause
    misses: demand shifts to the right
    misses: taxes should be cut
    misses: workers supply labour`,
  ),
  judged(
    'Frictional and seasonal unemployment hardly react to AD; some of it is unavoidable.',
    `
    accept frictional
    accept seasonal unemployment
    accept natural rate
    accept between jobs
    accept unemployment ... unavoidable
    earns: frictional unemployment always exists
    earns: some people are between jobs
    earns: seasonal unemployement hardly reacts to AD
    misses: structural unemployment is high
    misses: people look at prices
    misses: seasons are different`,
  ),
  judged(
    'Fiscal expansion adds to the national debt; lower interest rates may not help when confidence is low; there are time lags.',
    `
    accept national/public/government debt
    accept budget deficit
    accept debt
    accept confidence ... low
    accept low confidence
    accept not confidence/confident
    accept time lag
    accept not borrow
    earns: the national debt rises
    earns: there are time lags
    earns: firms will not borow when confidense is low
    misses: the government has money
    misses: interest rates are low
    misses: people are confident`,
  ),
]
