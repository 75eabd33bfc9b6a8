export { loader } from '../features/catalogue/routes/search-suggestions.server'
