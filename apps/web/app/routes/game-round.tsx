export { RoundPage as default } from '../features/games/pages/round-page'
export { action, loader } from '../features/games/routes/game-round.server'
// After a refusal, too: the round went on in another tab, and is shown as it stands.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
