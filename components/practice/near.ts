/** How far below the window a place for questions may be when they are fetched: a screen of a phone. */
export const NEAR = '800px 0px'
