/** What the keys of pictures in articles begin with. */
export const BLOG_PREFIX = 'blog-'
