export { links, meta, Playground as default } from '../features/playground/pages/playground'
export { loader } from '../features/playground/routes/playground.server'
