export { loader } from '../features/planner/routes/planner-calendar-feed.server'
