/** The person and the question to the coach that most tests of the server need. */
export { exampleInput, exampleProfile } from "../src/testing/examples.ts";
