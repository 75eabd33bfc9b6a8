export { loader } from '../features/moderation/routes/inboxes/admin-inbox-cv.server'
