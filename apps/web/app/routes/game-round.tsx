export { RoundPage as default } from '../features/games/pages/round-page'
export { action, loader } from '../features/games/routes/game-round.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
