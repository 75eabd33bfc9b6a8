/** What a browser test imports: the market of its worker, its members, and a look for what axe finds. */

export { expect, getMarket, hasScripts, type Market, main, test, waitForHydration } from './market'
export { applyToSell, freshEmail, logIn, PROOF, register, signIn, signUp, turnTwoFactorOn } from './members'
export { expectNoAxeViolations, findViolations } from './page/axe'
export { boxOf } from './page/motion'
export { PASSWORD } from './plain-forms'
