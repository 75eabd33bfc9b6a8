export { answerQuestion, askSeller } from './commands/questions'
export {
  answerReview,
  editReview,
  type LineAddress,
  voteHelpful,
  type WrittenReview,
  writeReview,
} from './commands/reviews'
export { type QuestionsPage, questionsPage } from './reads/questions'
export {
  type ReviewForm,
  type ReviewsPage,
  reviewForm,
  reviewStates,
  reviewsPage,
  type ShownReview,
} from './reads/reviews'
