import { drawPictures } from './build/pictures'

// `npm run dev` needs the pictures that a build would have drawn.
console.log(`✓ ${drawPictures('public')} pictures drawn`)
