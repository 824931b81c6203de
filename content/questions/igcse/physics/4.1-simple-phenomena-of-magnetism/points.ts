import { judged } from '@/lib/exams/authoring/marks'

export const FIELD_REGION = judged(
  'region in which a magnetic pole experiences a force',
  `
PLACE = region/area/space/place/where/zone
FORCE = force/attract/repel/pull/push
reject charge/mass/electric
accept PLACE ... magnet/pole/compass ... FORCE
accept PLACE ... FORCE ... magnet/pole/compass
unsure PLACE, FORCE
earns: area around a magnit where there is a magnetic force
earns: the region in which a magnetic pole experiances a force
earns: a space where magnets are attracted or repelled
misses: the lines around a magnet
misses: a region where a charge feels a force
misses: the area around a magnet
misses: a force from a magnet`,
)

/** How one plotting compass gives a field line: any three of these. */
export const COMPASS_STEPS = [
  judged(
    'any three from: place the compass near a pole of the magnet (on the paper)',
    `
    NEAR = near/next/close/beside/by/at/against/touch/alongside/front
    reject compass far
    accept place/put/start/position/set/hold/keep/bring/lay/begin/move, NEAR ... pole/magnet/end
    accept compass ... NEAR ... pole/magnet/end
    accept compass ... on ... paper
    earns: Put the compass close to the north pole of the magnet
    earns: Place the compas next to one end of the magnet
    earns: the compass is placed on the paper and start at the N pole
    misses: put the magnet on the paper
    misses: move the compass again
    misses: mark a dot at the tip`,
  ),
  judged(
    'mark a dot at each end (or at the tip) of the needle',
    `
    MARK = mark/dot/cross/plot/(draw point)
    accept MARK ...(no join/connect/link/line).. tip/end/needle/head/tail/arrow/side/front/pointing/points
    accept tip/end/needle/head/tail/arrow ...(no join/connect/link/line/draw).. MARK
    unsure MARK
    earns: mark a dot where the needle points
    earns: draw a cross at the tip of the compass
    earns: put a dot at the tipp of the neadle
    misses: read the direction of the needle
    misses: put the compass at the end of the magnet
    misses: join them up`,
  ),
  judged(
    'move the compass so that the tail of the needle is at the dot of the tip; mark the new position of the tip',
    `
    MOVE = move/shift/slide/reposition
    DOT = dot/mark/cross/point/tip/spot
    reject MOVE magnet
    accept MOVE ... (so/until/to/onto/on/till) ... DOT
    accept place/put/line/align ... tail/back/other/opposite ... DOT
    accept MOVE ... tail/back ... DOT
    unsure MOVE, compass/it
    earns: Move the compass so the tail of the needle is on the dot
    earns: move the compas to the next dot
    earns: then put the tail of the needle on the mark
    misses: move the magnet to the dot
    misses: mark a dot at the tip of the needle
    misses: join the dots`,
  ),
  judged(
    'repeat until the other pole (or the edge of the paper) is reached',
    `
    accept repeat/continue
    accept until/till ... pole/end/edge/side/magnet
    accept keep/carry on/doing/going
    unsure again/more
    earns: repeat this process
    earns: continue untill you reach the other pole
    earns: do it agian until you get to the S pole
    misses: move the compass
    misses: put it near the S pole
    misses: join the dots with a line`,
  ),
  judged(
    'join the dots with a smooth line; arrow the way the N pole of the needle points',
    `
    DOT = dot/mark/point/cross/them/position
    accept join/connect/link/trace ... DOT/up
    accept draw ... line/curve ... DOT
    accept line/curve ... through/along ... DOT
    accept DOT ... join/connect/link
    earns: Join the dots with a curve
    earns: conect all the points
    earns: draw a line through the dots
    misses: mark the dots
    misses: draw a line around the magnet
    misses: connect the magnet`,
  ),
]

/** What filings do not show and a compass does. */
export const SHOWS_DIRECTION = judged(
  'the direction of the magnetic field',
  `
  WAY = direction/way
  reject compass ...(no filing).. not WAY
  reject filing ...(no compass).. show WAY
  reject WAY ...(no compass/not).. by/from/with filing
  accept WAY | not WAY
  accept which/where/what/from ... north/n/polarity
  accept which/what pole/end | polarity
  unsure pole/arrow/"n to s"
  earns: a compass shows the direction of the field
  earns: you can see which end is the north pole
  earns: the way the feild lines point
  earns: the filings do not show the direktion
  misses: the shape of the field
  misses: the pattern of the field lines
  misses: how strong the field is
  misses: filings show the direction of the field
  misses: the direction is shown by the filings`,
)

/** Lists for points on what keeps its magnetism and what loses it. */
export const MAGNETISM = `
  KEEP = keep/retain/hold/stay/remain/permanent/hard
  LOSE = lose/lost/loose/temporary/demagnetise/demagnetised/demagnetize/disappear
  MAGNETISM = magnetism/magnetic/magnetise/magnetised/magnet`

const DOES_NOT = `
  DOES_NOT = "does not"/doesnt/"do not"/"will not"/wont/"would not"/wouldnt/"is not"/isnt`

/** Of the core of an electromagnet. */
export const IRON_LOSES = judged(
  'soft iron loses its magnetism easily (when the current is switched off) / is a temporary magnet',
  `
  ${MAGNETISM}
  ${DOES_NOT}
  reject iron ...(no steel).. permanent
  reject iron ...(no steel).. not LOSE
  reject iron ...(no steel/not).. KEEP ...(no steel).. MAGNETISM
  reject steel ...(no iron/not/while/whereas/but/hard).. LOSE ...(no iron).. MAGNETISM, without iron
  accept iron ...(no steel).. LOSE
  accept LOSE ...(no steel).. iron
  accept iron/it/core ...(no steel).. not KEEP
  accept steel ... KEEP ... iron DOES_NOT
  accept it/core ... LOSE ... MAGNETISM, without steel
  accept it/core ... temporary, without steel
  accept iron/it/core ...(no steel).. easy/easily/quick/quickly ... demagnetise/demagnetised/demagnetize
  unsure LOSE, without steel
  unsure only ... current/on, without steel
  unsure iron/it/core/magnetism ... on off, without steel
  earns: soft iron loses its magnetism when the current is off
  earns: iron is a temporary magnet
  earns: soft iron can be easily demagnatised
  earns: the core does not stay magnetic
  earns: steel would keep its magnetism but soft iron will not
  misses: soft iron keeps its magnetism
  misses: iron is a good conductor
  misses: steel stays magnetised
  misses: soft iron is easy to magnetise`,
)

export const STEEL_KEEPS = judged(
  'steel keeps its magnetism / makes a permanent magnet (so the object would not be released)',
  `
  ${MAGNETISM}
  ${DOES_NOT}
  LET_GO = release/drop/fall/open/unlock/free/(let go)
  accept steel ...(no iron).. hard/difficult/harder ... LOSE/demagnetise/magnetise
  reject steel ...(no iron/not).. LOSE
  reject steel ...(no iron).. not KEEP
  reject iron ...(no LOSE/not).. KEEP ...(no LOSE/not).. steel DOES_NOT
  accept steel ...(no iron).. KEEP
  accept steel ...(no iron).. not LOSE
  accept KEEP ... steel
  accept steel ... not LET_GO
  accept iron ... LOSE ... steel DOES_NOT
  accept iron ... not KEEP ... steel does/will/would
  accept steel ...(no iron).. still ... MAGNETISM
  unsure steel, MAGNETISM
  unsure permanent
  earns: steel stays magnetised
  earns: steel would be a permannent magnet
  earns: steel does not lose its magnetism
  earns: iron loses its magnetism but steel does not
  misses: steel loses its magnetism
  misses: iron loses its magnetism easily
  misses: steel is stronger
  misses: iron keeps its magnetism, steel does not`,
)

/** Two of the three bars are attracted: only the third result tells a magnet. */
export const ONE_END_REPELLED = judged(
  'one of its ends is repelled (and the other attracted)',
  `
  REPEL = repel/repulsion/repulse/repulsive/push
  ATTRACT = attract/attraction/attractive/pull
  reject not REPEL
  reject both ... REPEL ...(no ATTRACT).. end, without ATTRACT
  reject copper/aluminium/brass/iron/steel/nickel ... REPEL, without magnet
  accept end/side/one/other/it/bar/x/y/z/p/q/r/j/k/l ... REPEL
  accept REPEL ... end/side/one
  accept REPEL ... ATTRACT | ATTRACT ... REPEL, without like/same/similar/unlike/opposite/different
  accept one ... ATTRACT ... other/one/second ... not ATTRACT
  reject only ... magnet ... REPEL each other
  reject opposite/unlike/like/same ... REPEL
  unsure REPEL, without like/same/magnet
  earns: one end is repelled
  earns: it is attracted at one end and repeled at the other
  earns: there is repulsian at end 2
  misses: it is attracted by the magnet
  misses: both ends are attracted
  misses: only magnets can repel each other
  misses: it is not repelled`,
)

export const ONLY_MAGNETS_REPEL = judged(
  'only a magnet can be repelled / like poles repel / unmagnetised material is always attracted',
  `
  REPEL = repel/repulsion/repulse/repulsive/push
  ATTRACT = attract/attraction/attractive/pull
  LIKE = like/same/similar
  reject LIKE ...(no and/unlike/opposite/different/REPEL).. ATTRACT
  reject unlike/opposite/different ...(no like/same/ATTRACT).. REPEL
  reject all/any/every metal ... REPEL
  accept only ... magnet ... REPEL
  accept REPEL ... only ... magnet
  accept LIKE ... pole ... REPEL
  accept LIKE pole
  accept REPEL ...(no ATTRACT).. LIKE pole
  accept north/n ... REPEL ... north/n
  accept two/2/both magnet/north/n/south/s ... REPEL
  accept magnet ... can/always/will ... REPEL magnet/other
  accept unmagnetised/iron/steel/nickel/(magnetic material) ... not REPEL
  accept unmagnetised/iron/steel/nickel/(magnetic material) ... only/always/both ... ATTRACT
  accept it ... has/have ... (two/2/n/north/s/south/opposite/different) ... pole
  unsure pole
  unsure magnet ... REPEL
  earns: only magnets can be repelled
  earns: like poles repel
  earns: becuase the north pole repels another north pole
  earns: iron which is unmagnetised would not be repelled
  misses: it is attracted by the magnet
  misses: like poles attract
  misses: one end is repelled
  misses: it is made of iron`,
)

/** What a permanent magnet is used for. */
export const PERMANENT_USE = judged(
  'a use of a permanent magnet, such as: compass, door catch of a fridge, motor, generator, loudspeaker',
  `
  reject crane/scrapyard/relay/bell/doorbell/electromagnet/mri/(circuit breaker)
  accept compass/fridge/refrigerator/freezer/latch/catch/motor/generator/dynamo/alternator/loudspeaker/speaker/headphone/earphone/microphone
  accept door/cupboard/cabinet/bag/handbag/purse/case/box ... close/closed/shut/catch/seal/clasp/hold
  accept close/shut/hold/seal/keep ... door/cupboard/cabinet/bag/handbag/box/lid/notice/paper/note
  accept whiteboard/noticeboard/toy/jewellery/jewelry/clasp/(knife holder)/(knife rack)/turbine/galvanometer/sticker/screwdriver
  unsure pick/hold/door/sort/separate
  earns: in a compass
  earns: to keep the door of a refrigerator closed
  earns: electric motor
  earns: in a loudspeeker
  misses: a crane in a scrapyard
  misses: to make electricity flow
  misses: it attracts metals
  misses: relay`,
)

/** What an electromagnet is used for. */
export const ELECTROMAGNET_USE = judged(
  'a use of an electromagnet, such as: crane for scrap iron, relay, electric bell, magnetic lock, MRI scanner',
  `
  accept crane/scrapyard/junkyard/relay/bell/doorbell/buzzer/mri/scanner/maglev/train/generator/motor/loudspeaker/speaker/transformer/(circuit breaker)/collider/accelerator
  accept scrap/lift/lifting ... metal/iron/steel/car
  accept metal/iron/steel/car/cars ... lift/pick/move
  accept lift/pick/move/sort/separate/recycle/recycling ... metal/iron/steel/car/cars
  accept door/gate ... lock
  accept lock ... door/gate
  accept lock
  reject compass/fridge/refrigerator
  unsure lift/pick/door/sort/separate
  earns: a crane in a scrap yard
  earns: electric bell
  earns: to lift scrap iorn
  earns: in an MRI scanner
  misses: in a compass
  misses: on a fridge door
  misses: it attracts things`,
)
