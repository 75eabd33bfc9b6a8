/** Authors narrow their articles to a state; before, its page walked all they had written. */
export const ownPosts = `
create index blog_posts_author_state on blog_posts (author_id, state, created_at desc, id desc);
`
