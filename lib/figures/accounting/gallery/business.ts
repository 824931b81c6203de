import { figure } from '@/lib/figures/figure'
import { accountingSystem, breakEvenChart, describeBreakEven, documentFlow } from '../business'

const SHIRTS = { fixed: 24000, variable: 8, price: 20, maxUnits: 4000, actual: 3200 }
const CAKES = { fixed: 450, variable: 2.5, price: 7, maxUnits: 200 }

const documents = documentFlow('buyer', 'seller', [
  ['purchase order', 'right'],
  ['delivery note', 'left'],
  ['invoice', 'left'],
  ['debit note', 'right'],
  ['credit note', 'left'],
  ['statement', 'left'],
  ['payment', 'right'],
])
const system = accountingSystem()

export const pieces = [
  figure(
    {
      name: 'kit/break-even',
      title: 'A break-even chart of a shirt maker',
      description: describeBreakEven(SHIRTS),
      height: 270,
    },
    breakEvenChart(SHIRTS),
  ),
  figure(
    {
      name: 'kit/break-even-letters',
      title: 'A break-even chart with lettered lines',
      description: `${describeBreakEven(CAKES)} The lines are lettered A, B and C.`,
      height: 270,
    },
    breakEvenChart({
      ...CAKES,
      shade: false,
      reads: false,
      names: { revenue: 'A', cost: 'B', fixed: 'C', point: 'X' },
    }),
  ),
  figure(
    {
      name: 'kit/documents',
      title: 'Documents between buyer and seller',
      description:
        'Buyer on the left, seller on the right. In order from above: purchase order to the seller, delivery note and invoice to the buyer, debit note to the seller, credit note and statement to the buyer, payment to the seller.',
      height: documents.height,
    },
    documents.shape,
  ),
  figure(
    {
      name: 'kit/accounting-system',
      title: 'From source documents to financial statements',
      description:
        'Five boxes joined by arrows downwards: source documents, books of prime entry, ledger accounts, trial balance, financial statements.',
      height: system.height,
    },
    system.shape,
  ),
]
