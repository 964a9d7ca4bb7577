-- What a person and a workspace keep is added up at each upload, from the index alone.
drop index files_by_uploader;
create index files_by_uploader on files (tenant_id, uploaded_by) include (size);
