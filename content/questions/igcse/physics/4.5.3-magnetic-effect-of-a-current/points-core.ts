export const FILINGS_SPREAD = `
  FILINGS = filings/fillings/iron/powder
  SPREAD = sprinkle/spread/scatter/put/place/pour/drop/add/dust/cover
  reject SPREAD compass, without FILINGS
  accept SPREAD ... FILINGS | FILINGS ... SPREAD
  accept FILINGS ... on/around/near/over/beside ... card/paper/solenoid/coil
  earns: sprinkle iron filings on the card
  earns: the filings are scattered around the solenoid
  earns: sprinkel iron filings arround the coil
  misses: tap the card
  misses: switch on the current
  misses: look at the pattern`

export const TAPPED_OR_ON = `
  accept tap/"shake"/"shaken"/"shaking"/knock/flick/vibrate/hit
  accept switch/turn on/current
  accept pass/send/flow/run/connect ... current/electricity/battery/supply
  accept current ... pass/flow/on
  accept close ... switch
  unsure wait
  earns: tap the card gently
  earns: switch on the current
  earns: pass a curent through the coil
  misses: sprinkle iron filings
  misses: they line up
  misses: draw the lines`

export const FILINGS_LINE_UP = `
  FILINGS = filings/fillings/they/iron/pattern/it
  accept FILINGS ... line/align/arrange/pattern/curve/form/show/move/"shape"/"shapes"/trace
  accept observe/look/see/draw/record/note/photograph ... pattern/line/"shape"/"shapes"/curve
  earns: the filings line up along the field lines
  earns: they form a pattern of lines
  earns: obsrve the patern of the filings
  misses: tap the card
  misses: switch on the current
  misses: sprinkle iron filings on the card`

export const DIRECTION_SHOWN = `
  reject strength/strong/size
  reject direction ... current, without field/compass
  accept direction/(way ... field/line/point)/(which way)
  accept north/n/south/pole
  accept arrow/orientation/polarity
  unsure point
  earns: the direction of the field
  earns: which way the field points
  earns: the direcsion of the field lines
  misses: the strength of the field
  misses: the pattern
  misses: that there is a field`
