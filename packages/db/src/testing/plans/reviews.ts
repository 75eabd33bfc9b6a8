import type { ReviewFilter } from '@pasar/domain'
import type { Tx } from '../../kernel/transact'
import * as q from '../../queries'
import { ME, NOW, type Served } from './served'

const listReviews = (tx: Tx, filter: Partial<ReviewFilter>) =>
  q.listReviews(
    tx,
    'itm_1',
    { stars: null, withPhotos: false, sort: 'newest', ...filter },
    { helpful: 1, at: 5, id: 'rev_5' },
    10,
  )

export const reviews: Record<string, Served> = {
  findReviews: { run: (tx) => q.findReviews(tx, 'itm_1', 10), by: 'reviews_helpful' },
  'listReviews, the newest': { run: (tx) => listReviews(tx, {}), by: 'reviews_item' },
  'listReviews, the most helpful': {
    run: (tx) => listReviews(tx, { sort: 'helpful' }),
    by: 'reviews_helpful',
  },
  'listReviews, of so many stars': { run: (tx) => listReviews(tx, { stars: 4 }), by: 'reviews_stars' },
  'listReviews, of so many stars, the most helpful': {
    run: (tx) => listReviews(tx, { stars: 4, sort: 'helpful' }),
    by: 'reviews_stars_helpful',
  },
  'listReviews, with photos': { run: (tx) => listReviews(tx, { withPhotos: true }), by: 'reviews_photos' },
  'listReviews, with photos, the most helpful': {
    run: (tx) => listReviews(tx, { withPhotos: true, sort: 'helpful' }),
    by: 'reviews_photos_helpful',
  },
  'listReviews, with photos, of so many stars': {
    run: (tx) => listReviews(tx, { withPhotos: true, stars: 4 }),
    by: 'reviews_stars',
  },
  countStars: { run: (tx) => q.countStars(tx, 'itm_1'), by: 'PRIMARY KEY' },
  findVoted: { run: (tx) => q.findVoted(tx, ME, ['rev_1', 'rev_2']), by: 'PRIMARY KEY' },
  findReviewableLine: {
    run: (tx) => q.findReviewableLine(tx, ME, 'ord_1', 'lin_1'),
    by: 'sqlite_autoindex_orders_1',
  },
  findReviewOfLine: { run: (tx) => q.findReviewOfLine(tx, 'lin_1'), by: 'sqlite_autoindex_reviews_2' },
  findLineReviews: {
    run: (tx) => q.findLineReviews(tx, ['lin_1', 'lin_2']),
    by: 'sqlite_autoindex_reviews_2',
  },
  findReceivedLines: { run: (tx) => q.findReceivedLines(tx, ME, 'itm_1', 10), by: 'orders_buyer' },
  findReviewHead: { run: (tx) => q.findReviewHead(tx, 'rev_1'), by: 'sqlite_autoindex_reviews_1' },
  updateReview: {
    run: (tx) => q.updateReview(tx, 'rev_1', { stars: 1, body: '' }, NOW),
    by: 'sqlite_autoindex_reviews_1',
  },
  findShownReviewPhotos: {
    run: (tx) => q.findShownReviewPhotos(tx, ['x', 'y']),
    by: 'sqlite_autoindex_review_photos_1',
  },
  answerReviewOnce: {
    run: (tx) => q.answerReviewOnce(tx, 'rev_1', 'x', NOW),
    by: 'sqlite_autoindex_reviews_1',
  },
  deleteVote: { run: (tx) => q.deleteVote(tx, 'rev_1', ME), by: 'PRIMARY KEY' },
  listQuestions: {
    run: (tx) => q.listQuestions(tx, 'itm_1', { at: 5, id: 'qst_5' }, 10),
    by: 'questions_answered',
  },
  'findWaitingQuestions of all': {
    run: (tx) => q.findWaitingQuestions(tx, 'itm_1', { type: 'anybody' }, 10),
    by: 'questions_waiting',
  },
  'findWaitingQuestions of one': {
    run: (tx) => q.findWaitingQuestions(tx, 'itm_1', { type: 'member', userId: ME }, 10),
    by: 'questions_waiting',
  },
  findQuestionHead: { run: (tx) => q.findQuestionHead(tx, 'qst_1'), by: 'sqlite_autoindex_questions_1' },
  answerQuestionOnce: {
    run: (tx) => q.answerQuestionOnce(tx, 'qst_1', 'x', NOW),
    by: 'sqlite_autoindex_questions_1',
  },
  findWrittenReview: { run: (tx) => q.findWrittenReview(tx, 'rev_1'), by: 'sqlite_autoindex_reviews_1' },
  findWrittenQuestion: {
    run: (tx) => q.findWrittenQuestion(tx, 'qst_1'),
    by: 'sqlite_autoindex_questions_1',
  },
  findWrittenReply: { run: (tx) => q.findWrittenReply(tx, 'rev_1'), by: 'sqlite_autoindex_reviews_1' },
  findWrittenAnswer: { run: (tx) => q.findWrittenAnswer(tx, 'qst_1'), by: 'sqlite_autoindex_questions_1' },
  tryRemoveReply: { run: (tx) => q.tryRemoveReply(tx, 'rev_1', NOW), by: 'sqlite_autoindex_reviews_1' },
  tryRemoveAnswer: { run: (tx) => q.tryRemoveAnswer(tx, 'qst_1', NOW), by: 'sqlite_autoindex_questions_1' },
  deleteReview: {
    run: (tx) => q.deleteReview(tx, { id: 'rev_none', lineId: null }, NOW),
    by: 'sqlite_autoindex_reviews_1',
  },
  isReviewRemoved: { run: (tx) => q.isReviewRemoved(tx, 'lin_1'), by: 'PRIMARY KEY' },
  deleteQuestion: { run: (tx) => q.deleteQuestion(tx, 'qst_none'), by: 'sqlite_autoindex_questions_1' },
}
