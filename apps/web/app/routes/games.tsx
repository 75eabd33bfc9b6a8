export { GamesPage as default } from '../features/games/pages/games-page'
export { action, loader } from '../features/games/routes/games.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
