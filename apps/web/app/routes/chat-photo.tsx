export { loader } from '../features/messaging/routes/chat-photo.server'
