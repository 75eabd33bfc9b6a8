export { QuestionsPage as default } from '../features/reviews/pages/questions-page'
export { action, loader } from '../features/reviews/routes/item-questions.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
