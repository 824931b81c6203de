import environment from './database-environment.cjs'

/** Tests that ran in Jest's own process, as they do on two cores beside another step, have left their database there. */
export default environment.closeLeft
