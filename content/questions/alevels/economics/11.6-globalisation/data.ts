import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '11.6', { calculator: 'needed' })

export { templates }

question('joining-a-customs-union-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const tariff = random.pick([20, 25, 30, 40] as const) // per cent
    // Prices in dollars, quantities in thousand a year; the tyres of Z and the chairs of Y are the cheapest.
    const world = random.pick([40, 50, 60, 80, 100] as const)
    const before = clean((world * (100 + tariff)) / 100)
    const partner = world + random.int(3, 8)
    const home = random.step(100, 160, 10)
    const imports = random.step(160, 260, 20)
    const chair = random.pick([40, 50, 60] as const)
    const chairHome = random.step(140, 200, 10)
    const v = {
      tariff,
      world,
      before,
      partner,
      home: [home, home - random.step(10, 30, 5)] as const,
      demand: [home + imports, home + imports + random.step(10, 30, 5)] as const,
      chair,
      chairBefore: clean((chair * (100 + tariff)) / 100),
      chairOther: chair + random.int(4, 8),
      chairHome: [chairHome, chairHome - random.step(40, 60, 10)] as const,
      chairDemand: [chairHome + 80, chairHome + 80 + random.step(30, 50, 10)] as const,
      fall: clean((1 - partner / before) * 100),
      revenue: random.int(12, 18), // per cent of the government's revenue that comes from tariffs
      people: random.step(70, 110, 10), // million in the union
      jobs: random.step(2, 4, 0.5), // thousand
      trade: random.step(30, 45, 5), // per cent by which Country V's exports to members grew
      growth: [random.step(2.2, 2.6, 0.2), random.step(3, 3.4, 0.2)] as const,
      copper: random.step(40, 60, 5), // per cent by which its price rose
      fruit: random.step(25, 40, 5), // per cent of the fruit exports that go to Country Z
    }
    const lower = before - partner
    const loss =
      (partner - world) * imports - (lower * (v.home[0] - v.home[1] + v.demand[1] - v.demand[0])) / 2
    const chairGain =
      ((v.chairBefore - chair) * (v.chairHome[0] - v.chairHome[1] + v.chairDemand[1] - v.chairDemand[0])) / 2
    // Tyres lose, and chairs gain more than that.
    return Number.isInteger(before) &&
      Number.isInteger(v.chairBefore) &&
      lower >= 3 &&
      loss >= 50 &&
      chairGain >= loss + 50 &&
      v.fall >= 4 &&
      Math.abs(v.fall * 10 - Math.round(v.fall * 10)) < 1e-6
      ? v
      : null
  },
  make: v => {
    const taxedNow = plain(clean(((v.before - v.world) * (v.demand[0] - v.home[0])) / 1000))
    const imports = v.demand[0] - v.home[0]
    const lower = v.before - v.partner
    const [homeFall, demandRise] = [v.home[0] - v.home[1], v.demand[1] - v.demand[0]]
    const triangles = (lower * (homeFall + demandRise)) / 2
    const dearer = (v.partner - v.world) * imports
    const loss = dearer - triangles
    const chairFall = v.chairHome[0] - v.chairHome[1]
    const chairGain = ((v.chairBefore - v.chair) * (chairFall + v.chairDemand[1] - v.chairDemand[0])) / 2
    const compared = `the net loss on tyres (\\$${plain(loss)} thousand) is smaller than the gain on chairs, about \\$${plain(chairGain)} thousand`
    return {
      stem: `**A customs union for Country X?**

*Extract 1: two markets*

Country X has a tariff of ${v.tariff}% on all imports, which brings ${v.revenue}% of the government’s revenue. It has been invited to join a customs union of Country Y and three other neighbours. The common external tariff of the union is ${v.tariff}% as well. Country Z, from which many of the imports of Country X come, is not a member.

The ministry of trade has studied two goods, tyres and wooden chairs. The table shows what it expects. Home and imported goods are alike and sold at the same price. Countries Y and Z would sell any quantity at the prices given, and all imports of a good come from the cheapest supplier. Tyres are made by one large firm, chairs by several hundred workshops in the poor west of the country.

*Extract 2: more than tyres and chairs*

“If we join, the people of Country X will be better off,” the trade minister said. He quotes letters from two multinational companies. They would build factories with ${plain(v.jobs * 1000)} jobs if they could sell to the ${v.people} million people of the union without tariffs. Both ask for ten years free of tax on profits; neither has signed a contract.

The minister also points to Country V, which joined the union five years ago. Its exports to the other members have grown by ${v.trade}%. Its real GDP has risen by ${plain(v.growth[1], 1)}% a year since, compared with ${plain(v.growth[0], 1)}% a year in the five years before. Copper is the main export of Country V, and the world price of copper has risen by ${v.copper}% in these five years.

Carpenters in the west have protested. Many of them are older than fifty and know no other trade. Country Z, which buys ${v.fruit}% of the fruit that Country X exports, announced that it would look at its own tariffs again. A member of the union cannot make trade agreements of its own. Effects on services, and on the several hundred other goods that Country X trades, have not been studied.`,
      table: {
        caption: 'Two markets in Country X',
        head: ['', 'Tyres', 'Chairs'],
        rows: [
          ['Price at which Country Y sells, without tariff (\\$)', plain(v.partner), plain(v.chair)],
          ['Price at which Country Z sells, without tariff (\\$)', plain(v.world), plain(v.chairOther)],
          ['Output of Country X now (thousand a year)', plain(v.home[0]), plain(v.chairHome[0])],
          ['Consumption in Country X now (thousand a year)', plain(v.demand[0]), plain(v.chairDemand[0])],
          ['Output of Country X after joining (thousand a year)', plain(v.home[1]), plain(v.chairHome[1])],
          [
            'Consumption in Country X after joining (thousand a year)',
            plain(v.demand[1]),
            plain(v.chairDemand[1]),
          ],
        ],
      },
      parts: {
        a: calculated({
          prompt:
            'Calculate the percentage by which the price of a tyre in Country X would fall if it joined.',
          answer: v.fall,
          unit: '%',
          method: `price now: ${v.world} × ${plain(1 + v.tariff / 100)} = \\$${plain(v.before)} (from Country Z), price after joining: \\$${v.partner} (from Country Y)`,
          result: `${plain(v.fall)}%`,
          solution: `Now both suppliers pay the tariff, and Country Z is cheaper: ${v.world} × ${plain(1 + v.tariff / 100)} = \\$${plain(v.before)}. After joining, Country Y pays no tariff and sells at \\$${v.partner}, below the \\$${plain(v.before)} of Country Z. The fall is (${plain(v.before)} − ${v.partner}) ÷ ${plain(v.before)} × 100 = ${plain(v.fall)}%.`,
        }),
        b: weighed({
          prompt:
            'Explain, using the table, why joining would lead to trade creation in chairs but to trade diversion in tyres, and consider whether consumers in Country X would gain in both markets.',
          marks: 4,
          AO1: [
            'trade creation: a switch from a higher-cost to a lower-cost supplier in the union; trade diversion: a switch from a lower-cost supplier outside to a higher-cost supplier inside',
          ],
          AO2: [
            `chairs: Country Y is the cheapest supplier; its price falls from \\$${plain(v.chairBefore)} to \\$${v.chair}, and ${chairFall} thousand chairs made at a higher cost at home are replaced by its chairs`,
            `tyres: Country Z costs \\$${v.world}, Country Y \\$${v.partner}; only Country Z pays the tariff after joining (\\$${plain(v.before)}), so imports come from the dearer Country Y`,
          ],
          AO3: [
            `as buyers they gain in both, since both prices fall, though that of tyres falls by \\$${plain(lower)} and not by the whole tariff of \\$${plain(v.before - v.world)}`,
            'not certainly: the government loses revenue from tariffs and may raise other taxes, and carpenters are consumers too',
          ],
          modelAnswer: `Trade creation is a switch to a lower-cost supplier in the union, trade diversion a switch from a lower-cost supplier outside it to a higher-cost one inside. Country Y is the cheapest supplier of chairs. Without the tariff its price falls from \\$${plain(v.chairBefore)} to \\$${v.chair}, so ${chairFall} thousand chairs that cost more to make at home are replaced: trade creation. Tyres come from Country Z at present, which sells at \\$${v.world}. After joining, Country Z still pays the tariff and costs \\$${plain(v.before)}, but Country Y costs \\$${v.partner}. Imports move to the dearer producer: trade diversion.

As buyers, consumers gain in both markets, because both prices fall. In tyres they do not gain the whole tariff, only \\$${plain(lower)} of \\$${plain(v.before - v.world)}, and if the government replaces the lost tariff revenue by other taxes, part of it is taken away again.`,
          solution:
            'One mark for both terms by costs, one for each good explained with prices, one for a judgement on consumers.',
        }),
        c: weighed({
          prompt:
            'Explain, with the help of a diagram, how joining would affect economic welfare in the market for tyres, and consider whether this effect is a good reason for staying out of the union.',
          marks: 6,
          AO1: [
            'diagram: home demand and supply with three horizontal lines, in the order price of Country Z, price of Country Y, price of Country Z with tariff',
            'imports before and after shown as the distance between supply and demand at the old and the new price',
          ],
          AO2: [
            `gains: the lower price replaces dear home output and lets consumers buy more, two triangles of together ½ × ${plain(lower)} × (${homeFall} + ${demandRise}) thousand = \\$${plain(triangles)} thousand`,
            'by surpluses: consumer surplus rises by more than producer surplus falls, but tariff revenue is lost as well, and part of it goes to nobody in Country X',
            `loss: the old imports of ${imports} thousand cost the country \\$${v.partner - v.world} more each, \\$${plain(dearer)} thousand, a rectangle of tariff revenue that goes to the higher cost of Country Y`,
          ],
          AO3: [
            `compared with the other market it is not: ${compared}`,
            'it may be one if other goods are like tyres: many imports come from Country Z, so diversion may be common, and most goods have not been studied',
            'dynamic effects (economies of scale, competition, investment) may be larger than the effects in one market',
            'it depends on what else Country X could do: a lower tariff on all imports would bring the gain without the diversion',
          ],
          modelAnswer: `My diagram shows home demand and supply of tyres and three horizontal lines. P_{z} = \\$${v.world} is lowest, P_{y} = \\$${v.partner} lies above it, and P_{z} + tariff = \\$${plain(v.before)} is highest. Before joining, the price is \\$${plain(v.before)}; ${imports} thousand tyres, the distance between supply and demand at this price, are imported. After joining, the price is P_{y} and imports are ${v.demand[1] - v.home[1]} thousand.

There are two gains. Home output that costs more than \\$${v.partner} is replaced, and consumers buy more: two triangles, together worth \\$${plain(triangles)} thousand. But the ${imports} thousand tyres that were imported before now cost the country \\$${v.partner} instead of \\$${v.world} each. This rectangle of \\$${plain(dearer)} thousand was tariff revenue and now pays for the higher cost of Country Y. The net effect is a loss of \\$${plain(loss)} thousand.

Taken alone it is not a good reason for staying out: ${compared}. It would be one if many other goods, which have not been studied, were like tyres. Larger markets may also bring economies of scale and competition. The diversion shows rather that a lower tariff towards everybody would be better still.`,
          solution: `Two marks for the diagram, two for the gains and the loss (in areas or by surpluses; numbers are not required), two for judging the importance of one market. Net effect: ${plain(triangles)} − ${plain(dearer)} = −\\$${plain(loss)} thousand.`,
        }),
        d: weighed({
          prompt:
            'Assess whether the evidence is sufficient to support the minister’s claim that the people of Country X will be better off if it joins the customs union.',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'customs union: free trade between members and a common external tariff on goods from other countries',
            'effects may be static (trade creation and diversion) or dynamic (economies of scale, competition, foreign direct investment)',
          ],
          AO2: [
            `for: consumers pay less, e.g. \\$${v.chair} instead of \\$${plain(v.chairBefore)} for a chair, and dear home output is replaced`,
            `for: on both goods together the estimates give a net gain of welfare, about \\$${plain(chairGain - loss)} thousand a year`,
            `for: a market of ${v.people} million people may attract multinational companies, with ${plain(v.jobs * 1000)} jobs, or allow home firms to export more and gain economies of scale`,
            `against: trade in tyres is diverted to a dearer supplier, and the government loses tariff revenue (\\$${taxedNow} million on tyres)`,
            `against: output of chairs falls by ${chairFall} thousand in the poor west; older carpenters are immobile, so structural unemployment rises and incomes become less equal`,
            `against: Country Z may raise its tariffs, which would hit ${v.fruit}% of fruit exports, and Country X may not make agreements of its own`,
          ],
          AO3: [
            `Country V proves little: copper rose by ${v.copper}% in the same years, and growth without joining is not known; or its larger exports to members may be diverted from others`,
            'letters are not contracts: the companies have an interest in a promise of low tax, and their profits may go abroad',
            'two goods out of several hundred, no services: the sample is small and was chosen by the ministry of a minister who wants to join',
            'a judgement on sufficiency that follows from the argument, e.g. enough for cheaper goods, not for “the people” as a whole',
          ],
          modelAnswer: `A customs union means free trade between its members and a common external tariff. The effects on welfare are static, trade creation and trade diversion, and dynamic, such as economies of scale, competition and foreign direct investment.

Some evidence supports the minister. Both goods in the table become cheaper; a chair would cost \\$${v.chair} instead of \\$${plain(v.chairBefore)}. In chairs this is trade creation, and its gain in welfare is larger than the loss from trade diversion in tyres. Access to ${v.people} million people may attract multinational companies and ${plain(v.jobs * 1000)} jobs. But there is evidence on the other side. The government would lose \\$${taxedNow} million of tariff revenue on tyres alone; tariffs bring ${v.revenue}% of its revenue. Home output of chairs falls by ${chairFall} thousand. The west is poor already, and many of its carpenters are older than fifty and know no other trade, so structural unemployment would rise where it hurts most. If Country Z raises its tariffs, growers of fruit lose as well.

The quality of the evidence is mixed. Two goods are few among several hundred. Country V has grown faster since it joined, but the price of copper rose by ${v.copper}% at the same time, and no one knows how fast it would have grown outside. Its exports to members may have replaced exports to others. The multinational companies have signed nothing, want ten years without tax, and may send their profits abroad. On the other side, the threat of Country Z is vague too. The figures for the two goods come from the ministry of the man who makes the claim.

I conclude that the evidence is not sufficient. It shows that consumers will pay less for some goods. It does not show that the people as a whole will be better off, since losers are known and gains from investment are only promised. Estimates for more goods, and a plan to retrain the carpenters, would make the claim more convincing.`,
          solution:
            'Up to two marks for customs unions and their kinds of effect, up to three for evidence used on both sides, up to three for its quality and a conclusion on sufficiency. Without a word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  // The new price as a share of the old one.
  verify: v => ({ a: 100 - (100 * v.partner * 100) / (v.world * (100 + v.tariff)) }),
})
